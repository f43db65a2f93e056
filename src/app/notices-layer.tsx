import { useSnapshot } from 'valtio';
import { closeNotices, notices } from '#features/notices/notices-store.ts';
import { late } from '#ui/late.tsx';

const NoticesPanel = late(
  'layer',
  async () => (await import('#features/notices/notices-panel.tsx')).NoticesPanel,
);

/** The panel behind the bell, over whatever screen it was opened from. */
export function NoticesLayer() {
  const { isOpen } = useSnapshot(notices);
  return isOpen && <NoticesPanel onClose={closeNotices} />;
}
