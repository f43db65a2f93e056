import { useEffect, useState } from 'react';
import { type PhotoFile, readPhotoFile } from './photo-file.ts';

interface Read {
  photo: PhotoFile | null;
  isFailed: boolean;
}

const unread: Read = { photo: null, isFailed: false };

/** Reads a photo to be cropped. */
export function usePhotoFile(address: string): Read & { retry(): void } {
  const [read, setRead] = useState(unread);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it again
  useEffect(() => {
    let isWanted = true;
    const take = (next: Read) => isWanted && setRead(next);
    take(unread);
    readPhotoFile(address).then(
      (photo) => take({ photo, isFailed: false }),
      () => take({ photo: null, isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [address, tries]);
  return { ...read, retry: () => setTries((now) => now + 1) };
}
