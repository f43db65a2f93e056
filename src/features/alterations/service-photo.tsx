import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { onSessionEnd } from '#lib/session-end.ts';
import { Stitches } from '#ui/stitches.tsx';
import styles from './service-photos.module.css';

/** Local addresses of what was picked on this page, by the addresses that the server gave. */
const pickedHere = new Map<string, string>();

onSessionEnd(() => {
  for (const local of pickedHere.values()) URL.revokeObjectURL(local);
  pickedHere.clear();
});

/** Shows a photo from its own bytes while this page lasts: the server makes its pictures only after it was sent. */
export function showHere(
  address: string,
  { bytes, contentType }: { bytes: ArrayBuffer; contentType: string },
): void {
  pickedHere.set(address, URL.createObjectURL(new Blob([bytes], { type: contentType })));
}

/** After how long a picture that was not made yet is asked for again, in milliseconds. */
const askAgainMs = 2000;

/** A photo that a service has, which can be taken away. */
export function ServicePhoto({
  address,
  number,
  onRemove,
}: {
  address: string;
  /** Its place among the photos of the service, from 1. */
  number: number;
  onRemove(): void;
}) {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => {
      setMissing(false);
      setAttempt((count) => count + 1);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [isMissing]);
  return (
    <li>
      {isMissing ? (
        <span className={styles.wait} role="img" aria-label={`Photo ${number} is being prepared`}>
          <Stitches count={3} busy />
        </span>
      ) : (
        <img
          key={attempt}
          src={pickedHere.get(address) ?? address}
          alt={`For the studio, ${number}`}
          onError={() => setMissing(true)}
        />
      )}
      <button type="button" aria-label={`Remove photo ${number}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
