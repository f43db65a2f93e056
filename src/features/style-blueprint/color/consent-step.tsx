import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { removePhoto } from '#api/upload-queue/upload-queue.ts';
import { PhotoButtons } from '#components/photo-buttons.tsx';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import styles from './consent-step.module.css';
import examples from './portrait-examples.webp';
import { takePortrait } from './take-portrait.ts';
import type { RefusedPortrait } from './use-color.ts';

/** What makes a good portrait, what becomes of it, and the question whether it may; then the camera, or the library. */
export function ConsentStep({
  gender,
  isVisitor,
  agrees,
  onAgree,
  hasSent,
  refused,
  onLeave,
}: {
  gender: BlueprintGender;
  isVisitor: boolean;
  agrees: boolean;
  onAgree(agrees: boolean): void;
  /** Whether a portrait was sent before. */
  hasSent: boolean;
  /** The last portrait, where it was not taken. */
  refused: RefusedPortrait | null;
  onLeave(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const told = fault ?? (refused && `Your portrait was not taken. ${refused.words}`);
  const take = async ([file]: File[]) => {
    if (!file) return;
    setReading(true);
    const fault = await takePortrait(file);
    if (!fault && refused) void removePhoto(refused.id);
    setFault(fault);
    setReading(false);
  };
  return (
    <main className={styles.screen}>
      <div className={styles.row}>
        <IconButton label="Leave, and keep the answers" onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <p className={styles.name}>Color</p>
        <span />
      </div>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        One portrait, by a window
      </h1>
      {gender === 'female' && (
        <img
          className={styles.examples}
          src={examples}
          alt="Three portraits by a window, each with a white sheet beside the face"
          width={1080}
          height={432}
        />
      )}
      <ol className={styles.list}>
        <li>Daylight from the front, no lamp. Bare face, hair as it grows.</li>
        <li>Hold something white beside your face: a sheet of paper, a cup.</li>
        <li>Then tap your eyes, your hair, your skin and the white.</li>
      </ol>
      <section className={styles.card}>
        <h2>What becomes of it</h2>
        <p>
          {isVisitor
            ? 'It stays on this device for 24 hours and is sent only once you press Send and sign in.'
            : 'It stays on this device until you press Send. What is not sent is gone after 24 hours.'}
        </p>
        <p>
          A Hem stylist looks at it to settle your season. Nobody else sees it. The place where it
          was taken is removed, and you can delete it at any time.
        </p>
        {hasSent && (
          <p>You have sent one already. Another takes its place, and its review begins anew.</p>
        )}
        <label className={styles.agree}>
          <input type="checkbox" checked={agrees} onChange={() => onAgree(!agrees)} />
          <span>I agree that my portrait is kept and looked at for this.</span>
        </label>
      </section>
      {told && (
        <p className={styles.fault} role="alert">
          {told}
        </p>
      )}
      <div className={styles.foot}>
        {isReading ? (
          <SewingWait label="Reading the picture" />
        ) : agrees ? (
          <PhotoButtons
            isPortrait
            camera="Take the portrait"
            library="Choose a picture"
            onTake={(files) => void take(files)}
          />
        ) : (
          <p className={styles.hint}>Tick the box, then take the portrait.</p>
        )}
      </div>
    </main>
  );
}
