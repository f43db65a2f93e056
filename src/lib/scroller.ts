import { createContext, type RefObject, useContext } from 'react';

/** The element that scrolls the present screen: its own where it fills the view, else the document's. */
export const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element that scrolls the present screen. */
export const useScroller = (): RefObject<HTMLElement | null> => useContext(ScrollerContext);
