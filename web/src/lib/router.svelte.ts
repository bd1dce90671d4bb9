import { base } from './live/reach.svelte';
import { seatKeys } from './seats/keys.svelte';

export type Route =
  | { screen: 'start' }
  | { screen: 'mine' }
  | { screen: 'waiting' }
  | { screen: 'shared' }
  | { screen: 'ratings' }
  | { screen: 'player' }
  | { screen: 'letter'; answer: 'confirm' | 'stop'; id: string; proof: string }
  | { screen: 'nowhere' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; at: number | null }
  | { screen: 'review'; table: string; at: number | null };

/** The address as a screen: its fragment, for there is one page. */
export function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  if (pathname !== '/') return { screen: 'nowhere' };
  const [place, first, second, third] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  if (place === 'tables') return { screen: 'mine' };
  if (place === 'waiting' || place === 'shared' || place === 'ratings') return { screen: place };
  if (place === 'me') return { screen: 'player' };
  if (place === 'notices' && (first === 'confirm' || first === 'stop')) return { screen: 'letter', answer: first, id: second ?? '', proof: third ?? '' };
  if (place === 'new' && first) return { screen: 'setup', game: first };
  if (place === 'table' && first) return { screen: 'table', table: first };
  if (place === 'replay' && first) return { screen: 'replay', table: first, at: second ? Number(second) : null };
  if (place === 'review' && first) return { screen: 'review', table: first, at: second ? Number(second) : null };
  return { screen: place ? 'nowhere' : 'start' };
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'start':
    case 'nowhere':
      return '#/';
    case 'mine':
      return '#/tables';
    case 'waiting':
    case 'shared':
    case 'ratings':
      return `#/${route.screen}`;
    case 'player':
      return '#/me';
    case 'letter':
      return `#/notices/${route.answer}/${route.id}/${route.proof}`;
    case 'setup':
      return `#/new/${route.game}`;
    case 'table':
      return `#/table/${route.table}`;
    case 'replay':
    case 'review':
      return `#/${route.screen}/${route.table}${route.at === null ? '' : `/${route.at}`}`;
  }
}

/** The link that was followed may give a seat: its key is taken out of the address at once. */
function entered(): Route {
  const route = routeOf(location);
  const key = route.screen === 'table' ? location.hash.split('/')[3] : undefined;
  if (route.screen === 'table' && key) {
    seatKeys.take(route.table, decodeURIComponent(key));
    history.replaceState(history.state, '', addressOf(route));
  }
  return route;
}

class Router {
  route: Route = $state(entered());

  constructor() {
    addEventListener('hashchange', () => (this.route = entered()));
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }
}

export const router = new Router();
/** To be given to others. */
export const link = (route: Route): string => base() + addressOf(route);
export const seatLink = (table: string, key: string): string => `${link({ screen: 'table', table })}/${key}`;
