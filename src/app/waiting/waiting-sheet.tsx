import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { Clock, RefreshCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { ItemPicture } from '#components/item-picture.tsx';
import { host } from '#lib/host.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { sendNow, useWaitingRows, type WaitingRow } from './waiting-rows.ts';
import styles from './waiting-sheet.module.css';
import { waitingWords } from './waiting-words.ts';

/** All that waits on this device, where each can be looked at and dropped. */
export function WaitingSheet({ onClose }: { onClose(): void }) {
  const rows = useWaitingRows();
  const { isOnline } = useSnapshot(host);
  const count = rows.length;
  const refused = rows.filter(({ reason }) => reason !== null).length;
  return (
    <Sheet
      title={count > 0 ? waitingWords(count, refused) : 'Nothing waits'}
      onClose={onClose}
      foot={
        <>
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
          {count > 0 && (
            <Button icon={<RefreshCw aria-hidden="true" />} onClick={sendNow}>
              Try now
            </Button>
          )}
        </>
      }
    >
      <p className={styles.hint}>
        {count === 0
          ? 'All your changes are with your account.'
          : count === refused
            ? 'Try again, or drop what is not to be done any more.'
            : isOnline
              ? 'They are sent by themselves, oldest first.'
              : 'They are sent by themselves once you are back online, oldest first.'}
      </p>
      <ul className={styles.list}>
        <AnimatePresence initial={false}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </AnimatePresence>
      </ul>
      {count > refused && (
        <p className={styles.note}>
          <Stitches count={5} />
          <span>What waits is kept on this device and shown as done.</span>
        </p>
      )}
    </Sheet>
  );
}

function Row({
  row: { title, text, since, reason, pictures, preview, drop },
}: {
  row: WaitingRow;
}) {
  return (
    <m.li
      layout="position"
      exit={{ opacity: 0, x: 24 }}
      transition={{ duration: 0.24 }}
      className={styles.row}
      data-refused={reason === null ? undefined : ''}
    >
      <span className={styles.picture} data-count={Math.min(4, pictures.length)}>
        {preview !== null && <img src={preview} alt="" />}
        {pictures.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be there twice
          <ItemPicture key={index} image={image} alt="" sizes="64px" inset="small" />
        ))}
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.text}>{text}</span>
        {reason !== null && <span className={styles.reason}>{reason}</span>}
        {since !== null && (
          <span className={styles.since}>
            <Clock aria-hidden="true" />
            {since}
          </span>
        )}
      </span>
      <Button
        kind="quiet"
        size="small"
        className={styles.drop}
        onClick={drop}
        aria-label={`Drop: ${title}, ${text}`}
      >
        Drop
      </Button>
    </m.li>
  );
}
