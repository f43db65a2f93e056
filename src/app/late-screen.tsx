import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code comes when it is wanted. */
export interface LateScreen {
  screen: ComponentType;
  load(): Promise<unknown>;
}

/**
 * Makes one. Once its code is there it shows in the same turn: `lazy` alone suspends the first time
 * whatever was loaded before, and React holds back for 300 ms what a fallback stood in for.
 */
export function lateScreen(load: () => Promise<ComponentType>): LateScreen {
  let loaded: ComponentType | null = null;
  const loadScreen = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Late = lazy(loadScreen);
  return {
    load: loadScreen,
    screen: function Screen() {
      const [Shown] = useState(() => loaded ?? Late);
      return <Shown />;
    },
  };
}
