import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useMe } from '#api/users.ts';
import { paths } from '#lib/paths.ts';
import { IconLink } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { NoticesList } from './notices-list.tsx';
import styles from './notices-panel.module.css';
import { notices } from './notices-store.ts';

const WhatsNewList = late(
  'inline',
  async () => (await import('./whats-new-list.tsx')).WhatsNewList,
);

/** The panel behind the bell: what is for this member, and What's New (product spec, section 1). */
export function NoticesPanel({ onClose }: { onClose(): void }) {
  const me = useMe();
  const { unread, isOnNews } = useSnapshot(notices);
  const [view, setView] = useState<'you' | 'news'>(isOnNews ? 'news' : 'you');
  return (
    <Sheet
      title="Notices"
      onClose={onClose}
      isPanel
      isFull
      corner={
        <IconLink to={`${paths.accountSettings()}?sheet=mail`} label="By email" onClick={onClose}>
          <Settings2 aria-hidden="true" />
        </IconLink>
      }
    >
      <div className={styles.views}>
        <Segmented<'you' | 'news'>
          label="Which notices"
          value={view}
          options={[
            { value: 'you', label: unread > 0 ? `For you, ${unread} new` : 'For you' },
            { value: 'news', label: 'What’s New' },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'you' ? (
        <NoticesList onLeave={onClose} />
      ) : (
        me && <WhatsNewList owner={me.userId} onLeave={onClose} />
      )}
    </Sheet>
  );
}
