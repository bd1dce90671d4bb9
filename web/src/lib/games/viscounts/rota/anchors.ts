import type { Said } from '../../../live/types';

/** The thing on the round board that stands for a choice; none where it is about something else. */
export function rotaAnchor({ key, args }: Said): string | null {
  switch (key) {
    case 'ride':
      return `space:${args['space']}`;
    case 'trade':
    case 'trade_times':
      return 'trade';
    case 'place_workers':
      return 'workers';
    case 'transcribe':
    case 'take_manuscript':
      return `manuscript:${args['manuscript']}`;
    case 'transcribe_printed':
      return `printed:${args['segment']}`;
    case 'dismiss':
    case 'recruit':
    case 'hire':
      return `townsfolk:${args['card']}`;
    case 'build_at':
      return `site:${args['site']}`;
    case 'first_link':
      return `link:${args['site']}`;
    case 'place_on':
    case 'resolve_section':
      return `section:${args['section']}`;
    case 'move_worker':
      return `move:${args['section']}:${args['section2']}`;
    case 'expel':
      return `expel:${args['seat']}`;
    default:
      return null;
  }
}
