import type { ComponentType } from 'react';
import { useStandIn } from '#lib/use-stand-in.ts';
import { ClosedRoom } from './closed-room.tsx';

/** A screen that is closed to whoever is in a member's account. */
export const lockable = (Screen: ComponentType): ComponentType =>
  function Lockable() {
    return useStandIn() ? <ClosedRoom /> : <Screen />;
  };
