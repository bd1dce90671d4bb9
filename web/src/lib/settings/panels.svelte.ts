export type PanelName = 'help' | 'settings' | 'credits';

/** The panel that lies over the screen, if any. */
class Panels {
  open: PanelName | null = $state(null);
}

export const panels = new Panels();
