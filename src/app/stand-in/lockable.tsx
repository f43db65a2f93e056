import type { ComponentType } from 'react';
import { ClosedHere } from '#components/closed-here.tsx';
import { useStandIn } from '#lib/use-stand-in.ts';

/** A screen that is closed to whoever is in a member's account. */
export function lockable(Screen: ComponentType): ComponentType {
  return function Lockable() {
    if (!useStandIn()) return <Screen />;
    return (
      <main>
        <ClosedHere isWholeScreen />
      </main>
    );
  };
}
