export type Route =
  | { screen: 'start' }
  | { screen: 'mine' }
  | { screen: 'nowhere' }
  | { screen: 'setup'; game: string }
  | { screen: 'table'; table: string; token: string | null }
  | { screen: 'replay'; table: string; at: number | null };

/** The address as a screen: its fragment, for there is one page. Seats' tokens stand here and nowhere else in an address. */
export function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  if (pathname !== '/') return { screen: 'nowhere' };
  const [place, first, second] = hash.replace(/^#?\/?/, '').split('/').map(decodeURIComponent);
  if (place === 'tables') return { screen: 'mine' };
  if (place === 'new' && first) return { screen: 'setup', game: first };
  if (place === 'table' && first) return { screen: 'table', table: first, token: second || null };
  if (place === 'replay' && first) return { screen: 'replay', table: first, at: second ? Number(second) : null };
  return { screen: place ? 'nowhere' : 'start' };
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'start':
    case 'nowhere':
      return '#/';
    case 'mine':
      return '#/tables';
    case 'setup':
      return `#/new/${route.game}`;
    case 'table':
      return route.token ? `#/table/${route.table}/${route.token}` : `#/table/${route.table}`;
    case 'replay':
      return route.at === null ? `#/replay/${route.table}` : `#/replay/${route.table}/${route.at}`;
  }
}

class Router {
  route: Route = $state(routeOf(location));

  constructor() {
    addEventListener('hashchange', () => (this.route = routeOf(location)));
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }

  /** Goes there without a way back to the address of before. */
  replace(route: Route): void {
    location.replace(addressOf(route));
  }
}

export const router = new Router();
export const link = (route: Route): string => location.origin + location.pathname + addressOf(route);
