export type PanelName = 'help' | 'settings' | 'credits';

/** The panel that lies over the screen, if any. */
class Panels {
  open: PanelName | null = $state(null);
  /** The game at whose table one sits, and its expansions: the help tells of them. */
  titles: string[] = $state.raw([]);
  /** The help stays open beside the board, as a leaf of the records. */
  beside = $state(false);

  /** The help, wherever it lies. */
  help(): void {
    this.open = this.beside ? null : 'help';
  }

  /** From over the screen to beside the board. */
  keep(): void {
    this.beside = true;
    this.open = null;
  }

  /** Sits down at a table; what it returns gets up again. */
  about(titles: string[]): () => void {
    this.titles = titles;
    return () => (this.titles = []);
  }
}

export const panels = new Panels();
