import { useSnapshot } from 'valtio';
import { outbox } from '#api/outbox/outbox.ts';
import { isOnItsWay, removePhoto, retryUploads } from '#api/upload-queue/upload-queue.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import { refusalReason, sinceWords } from './waiting-words.ts';

/** One change or photo that waits, as its row shows it. */
export interface WaitingRow {
  id: string;
  title: string;
  text: string;
  /** When it was made, in words; null of a photo. */
  since: string | null;
  /** Why the server did not take it; null where it only waits. */
  reason: string | null;
  pictures: readonly ImageView[];
  /** The local address of a photo. */
  preview: string | null;
  drop(): void;
}

/** The rows of what waits, in the order in which it is sent: changes, then photos. */
export function useWaitingRows(): WaitingRow[] {
  const { list } = useSnapshot(outbox.state);
  const photos = useSnapshot(uploads).list;
  return [
    ...(list as readonly OutboxEntry[]).map(
      (entry): WaitingRow => ({
        id: entry.id,
        ...entry.words,
        since: sinceWords(entry.sinceMs),
        reason: entry.state === 'refused' ? refusalReason(entry) : null,
        preview: null,
        drop: () => void dropChange(entry),
      }),
    ),
    ...photos.filter(isOnItsWay).map(({ id, name, preview }) => ({
      id,
      title: name || 'Photo',
      text: 'Photo',
      since: null,
      reason: null,
      pictures: [],
      preview,
      drop() {
        void removePhoto(id);
        showToast({ title: 'The photo was thrown away' });
      },
    })),
  ];
}

/** Tries to send all of it at once. */
export function sendNow(): void {
  void outbox.tryNow();
  retryUploads();
}

/** Drops a change, and offers for a while to undo that; what it takes along is named. */
async function dropChange({ id, words }: OutboxEntry): Promise<void> {
  const dropped = await outbox.drop([id]);
  if (dropped.length === 0) return;
  const others = dropped.filter((one) => one.id !== id).map((one) => one.words.text);
  showUndo(
    `Dropped: ${words.title}`,
    () => void outbox.putBack(dropped),
    others.length > 0 ? `With what came after it: ${others.join(', ')}` : undefined,
  );
}
