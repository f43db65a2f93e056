import { type ComponentType, createContext, useContext } from 'react';
import type { MenuEntry } from '#ui/menu.tsx';

/** A *more* menu's own part. */
export interface MoreMenuProps {
  /** The screen's own entries, above the places. */
  own?: MenuEntry[][];
  /** Its button stands over a picture. */
  raised?: boolean;
}

/** Filled by the shell, which knows the places. */
export const MoreMenuContext = createContext<ComponentType<MoreMenuProps> | null>(null);

/**
 * The place of a screen's *more* menu: what the screen offers and, in the web view, every place (docs/design/look.md,
 * Around the page). Nothing where there is neither.
 */
export function MoreMenuSlot(props: MoreMenuProps) {
  const MoreMenu = useContext(MoreMenuContext);
  return MoreMenu && <MoreMenu {...props} />;
}
