import type { Payload } from '#bridge/protocol.ts';
import { bridgeToHost } from './host.ts';

/** The vibration for each kind where the browser does it, in milliseconds: on, or on, off, on. */
const trembling: Record<Payload<'haptic.play'>['kind'], number | number[]> = {
  selection: 6,
  light: 10,
  medium: 16,
  heavy: 28,
  success: [10, 60, 16],
  warning: [16, 60, 16],
  error: [16, 60, 16, 60, 16],
};

/** Plays a haptic: by the host if it offers that, else by the browser where it can. */
export function hapticPlay(kind: Payload<'haptic.play'>['kind']): void {
  const bridge = bridgeToHost();
  if (bridge?.can('haptic.play@1')) bridge.send('haptic.play', { kind });
  else navigator.vibrate?.(trembling[kind]);
}
