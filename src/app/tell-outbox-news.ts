import { isOutfitEntry } from '#api/outbox/kinds/save-outfit.ts';
import type { OutboxListener } from '#api/outbox/outbox-ports.ts';
import { becameOutfits } from '#api/outfit-saves/outfit-saves.ts';
import { piecesOf } from '#components/noun/noun-words.ts';
import { drawThumbnail } from '#components/outfit-thumbnail/outfit-thumbnail.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { showToast } from '#ui/toasts.ts';

/** Says what became of writes that waited, and draws the pictures of outfits. */
export const tellOutboxNews: OutboxListener = {
  answered(entry, answer, isHere) {
    const isReplaced = (answer as { hasReplaced?: boolean }).hasReplaced === true;
    if (entry.kind === 'saveLook' && isReplaced && isHere) {
      showToast({
        title: 'Changed on another device, too',
        text: 'Its pins are as you set them here.',
      });
    }
    if (isHere) tellStayed(answer as { lockedIds?: string[]; keptIds?: string[] });
    if (!isOutfitEntry(entry)) return;
    const { outfit, hasReplaced } = answer as OperationOutput<'saveOutfit'>;
    const { insteadOf } = entry.input;
    if (insteadOf !== undefined) becameOutfits[insteadOf] = outfit.outfitId;
    if (!isHere) return;
    void drawThumbnail(outfit);
    if (hasReplaced) showToast({ title: 'You saved over a newer version.' });
  },
  amended(before, next) {
    const isNew = isOutfitEntry(before) && isOutfitEntry(next) && next.input.insteadOf;
    if (!isNew) return;
    showToast({
      title: `“${before.words.title}” was deleted on another device.`,
      text: 'It is saved as a new outfit.',
    });
  },
  refused(entry) {
    showToast(
      isOutfitEntry(entry)
        ? {
            tone: 'error',
            isUrgent: true,
            title: `“${entry.words.title}” was not saved.`,
            text: 'It is still on this device: open it to change it.',
          }
        : {
            tone: 'error',
            isUrgent: true,
            title: 'A change was not taken',
            text: `${entry.words.title}: ${entry.words.text}`,
          },
    );
  },
};

/** Says which pieces stayed where they are, though they were to be somewhere else ([Note: Where a piece is]). */
function tellStayed({
  lockedIds = [],
  keptIds = [],
}: {
  lockedIds?: string[];
  keptIds?: string[];
}) {
  const [locked, kept] = [lockedIds.length, keptIds.length];
  if (locked > 0) {
    const where = locked === 1 ? 'it is' : 'they are';
    const text = `From where ${where} now, that cannot be.`;
    showToast({ tone: 'error', isUrgent: true, title: `${piecesOf(locked)} stayed`, text });
  }
  if (kept > 0) {
    const text = 'Changed again since, here or on another device.';
    showToast({ tone: 'error', isUrgent: true, title: `${piecesOf(kept)} stayed`, text });
  }
}
