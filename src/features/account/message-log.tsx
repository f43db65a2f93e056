import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { followHostLog, hostLog, type LogEntry } from '#lib/host-log.ts';
import { shareFile } from '#lib/share-file.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './message-log.module.css';

/** The messages between page and host on this device, the newest first. */
export function MessageLog({ onClose }: { onClose(): void }) {
  const entries = useSyncExternalStore(followHostLog, hostLog);
  const { connection, platform, capabilities } = useSnapshot(host);
  const share = async () => {
    const head = { userAgent: navigator.userAgent, connection, platform, capabilities };
    const text = JSON.stringify({ ...head, messages: hostLog() }, null, 2);
    const file = new File([text], 'hem-messages.json', { type: 'application/json' });
    if ((await shareFile(file)) === 'saved') showToast({ title: 'Log saved to your downloads' });
  };
  return (
    <Sheet
      title="Messages"
      onClose={onClose}
      isRoute
      foot={
        <Button kind="secondary" onClick={() => void share()} disabled={entries.length === 0}>
          Share log
        </Button>
      }
    >
      <p className={styles.host}>
        {connection === 'none'
          ? 'There is no host here: this is a plain browser.'
          : `${platform ?? 'A host without a name'} · ${connection}`}
      </p>
      <ol className={styles.list}>
        {entries.toReversed().map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ol>
    </Sheet>
  );
}

function Row({ entry: { direction, type, verdict, text, at } }: { entry: LogEntry }) {
  const isIn = direction === 'in';
  return (
    <li className={styles.row} data-direction={direction}>
      <details>
        <summary>
          {isIn ? (
            <ArrowDownLeft aria-label="To the page" />
          ) : (
            <ArrowUpRight aria-label="To the host" />
          )}
          <span className={styles.type}>{type}</span>
          {verdict && verdict !== 'accepted' && <span className={styles.verdict}>{verdict}</span>}
          <time className={styles.time}>{new Date(at).toISOString().slice(11, 23)}</time>
        </summary>
        <pre className={styles.text}>{text}</pre>
      </details>
    </li>
  );
}
