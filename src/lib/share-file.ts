import { canShareByHost, shareByHost } from './host-share.ts';

/** The outcome for a file: given to another app, kept in the downloads, or taken back. */
export type Shared = 'shared' | 'saved' | 'cancelled';

/**
 * Gives a file (a picture, a ZIP, an ICS) to another app: by the host where it offers that
 * (`file.share@1`), else by the browser's own sheet, else as a download.
 */
export async function shareFile(file: File): Promise<Shared> {
  if (canShareByHost()) {
    try {
      return (await shareByHost(file)) ? 'shared' : 'cancelled';
    } catch {
      // The host did not answer, or could not: the browser's own ways are still there.
    }
  }
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: file.name });
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  download(file);
  return 'saved';
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
