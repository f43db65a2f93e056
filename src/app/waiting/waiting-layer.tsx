import { useSnapshot } from 'valtio';
import { waiting } from '#lib/waiting.ts';
import { late } from '#ui/late.tsx';

const WaitingSheet = late('layer', async () => (await import('./waiting-sheet.tsx')).WaitingSheet);

/** The list of what waits, over whatever screen it was opened from. */
export function WaitingLayer() {
  const { isOpen } = useSnapshot(waiting);
  const close = () => {
    waiting.isOpen = false;
  };
  return isOpen && <WaitingSheet onClose={close} />;
}
