import { addPhotos } from '#api/upload-queue/upload-queue.ts';
import { maxPhotosAtOnce } from '#contract/rules/images.ts';
import { device } from '#lib/device-database.ts';
import { LateCodeError } from '#lib/late-code.ts';
import { showToast } from '#ui/toasts.ts';

/** Puts picked photos into the queue, and says so where not all of them were taken. */
export async function takePhotos(files: File[], wardrobeId: string | null): Promise<void> {
  if (files.length === 0) return;
  try {
    const taken = await addPhotos(files, { kind: 'item', wardrobeId });
    if (taken < Math.min(files.length, maxPhotosAtOnce)) {
      showToast({
        tone: 'error',
        title: `This device has room for the first ${taken} only.`,
        text: 'Those are on their way. Free some storage, then add the others.',
        durationMs: 8000,
      });
    } else if (taken < files.length) {
      showToast({
        title: `The first ${taken} are on their way.`,
        text: `Up to ${maxPhotosAtOnce} photos fit at once. Add the other ${files.length - taken} next.`,
        durationMs: 8000,
      });
    }
  } catch (error) {
    if (device.trouble === 'newer') {
      showToast({
        tone: 'error',
        title: 'Hem was updated. Reload to go on.',
        text: 'Nothing was added yet.',
        durationMs: 8000,
        action: { label: 'Reload', onPress: () => location.reload() },
      });
      return;
    }
    const isCodeAway = error instanceof LateCodeError;
    showToast({
      tone: 'error',
      title: isCodeAway ? 'This did not load' : 'This device cannot keep the photos.',
      text: isCodeAway
        ? 'Nothing was added yet. Check your connection and add them again.'
        : 'Its storage is full or switched off. Nothing was added.',
      durationMs: 8000,
    });
  }
}
