export type PanelName = 'help' | 'settings' | 'credits';

/** The panel that lies over the screen, if any. */
class Panels {
  open: PanelName | null = $state(null);
  /** The game at whose table one sits: the help tells of it. */
  game: string | null = $state(null);

  /** Sits down at a game's table; what it returns gets up again. */
  about(game: string): () => void {
    this.game = game;
    return () => (this.game = null);
  }
}

export const panels = new Panels();
