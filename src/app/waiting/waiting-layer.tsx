import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lateCode } from '#lib/late-code.ts';
import { waiting } from '#lib/waiting.ts';
import { latePart } from '#ui/late.tsx';

const sheet = latePart('layer', async () => (await import('./waiting-sheet.tsx')).WaitingSheet);
const markCode = lateCode(() => import('../rare-parts.ts'));

/** The list of what waits, over whatever screen it was opened from. */
export function WaitingLayer() {
  const { isOpen } = useSnapshot(waiting);
  useEffect(() => {
    // It is wanted where there is no network, so its code is here before that.
    void markCode().catch(() => {});
    void sheet.load().catch(() => {});
  }, []);
  const close = () => {
    waiting.isOpen = false;
  };
  return isOpen && <sheet.Part onClose={close} />;
}
