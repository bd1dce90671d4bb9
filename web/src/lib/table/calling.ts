import { settings } from '../settings/settings.svelte';

/** Two soft notes, a fifth apart. */
const NOTES = [523.25, 783.99];
const LOUD = 0.06;
const LONG = 0.5;
const APART = 0.16;
let sounds: AudioContext | null = null;

/** Calls whoever waits for a turn: by a small sound, and by a notice of the browser where the page is out of sight. */
export function call(title: string, text: string, table: string): void {
  if (settings.get('sound')) ring();
  if (settings.get('notice') && document.hidden && mayNotify() === 'granted') notify(title, text, table);
}

export function ring(): void {
  sounds ??= new AudioContext();
  void sounds.resume();
  NOTES.forEach((pitch, i) => play(sounds!, pitch, sounds!.currentTime + i * APART));
}

function play(context: AudioContext, pitch: number, at: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LONG);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + LONG);
}

/** What the browser says about notices; pages of an address without encryption may have none. */
export const mayNotify = (): NotificationPermission => ('Notification' in window ? Notification.permission : 'denied');

/** Asks for leave, which a browser wants to be asked for by a press; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

function notify(title: string, body: string, table: string): void {
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
