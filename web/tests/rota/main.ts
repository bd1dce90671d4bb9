/** The round board by itself: `npm run dev`, then /tests/rota/?scene=4-end&lang=fr&turned&simple&told=space:coast_left. Scenes are made by views.py. */
import { mount } from 'svelte';
import '../../src/styles/app.css';
import { texts } from '../../src/lib/i18n/texts.svelte';
import { LANGUAGES, settings } from '../../src/lib/settings/settings.svelte';
import Stage from './Stage.svelte';

const asked = new URLSearchParams(location.search).get('lang');
const language = LANGUAGES.find((each) => each === asked) ?? 'en';
settings.set('language', language);
await texts.load('viscounts');
const scenes = await (await fetch(new URL('./views.json', import.meta.url))).json();
mount(Stage, { target: document.getElementById('stage') as HTMLElement, props: { scenes } });
