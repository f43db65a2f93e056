import { createContext, type ReactNode, useContext } from 'react';

/** Filled by the shell, which knows the places: the web view's *more* menu. */
export const MoreMenuContext = createContext<ReactNode>(null);

/** Where the *more* menu stands; nothing outside the web view, or where the host has the menu. */
export function MoreMenuSlot() {
  return useContext(MoreMenuContext);
}
