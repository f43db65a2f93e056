import { CalendarPlus, Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addPhotos } from '#api/upload-queue/upload-queue.ts';
import { DeviceNotice } from '#components/device-notice.tsx';
import type { LookKind } from '#contract/rules/looks.ts';
import { dayName, isDay, todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './add-look-sheet.module.css';
import { LinkForm } from './link-form.tsx';

/** The sources of a look: a photo of today, a photo to keep, or for a day without one its pieces. */
export function AddLookSheet({
  owner,
  kind,
  isOfToday,
  wardrobeId,
  onClose,
}: {
  owner: string;
  kind: LookKind;
  /** Whether the photo logs today. */
  isOfToday: boolean;
  wardrobeId: string | null;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia('(pointer: coarse)');
  const [wornOn, setWornOn] = useState(todayIs);
  const day = kind === 'worn' && isDay(wornOn) ? wornOn : null;
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length === 0) return;
    onClose();
    try {
      await addPhotos(files, { kind: 'look', look: kind, day, wardrobeId });
    } catch {
      showToast({
        tone: 'error',
        title: 'This device cannot keep the photo.',
        text: 'Nothing was added. Free some storage and try again.',
      });
    }
  };
  const pick = (input: HTMLInputElement | null) => input?.click();
  return (
    <Sheet
      title={isOfToday ? 'Wear today' : kind === 'worn' ? 'Add look' : 'Add inspiration'}
      onClose={onClose}
      isRoute
    >
      <DeviceNotice />
      <p className={styles.hint}>
        {isOfToday
          ? `One photo in the mirror says what you wear on ${dayName(day ?? '')}. Its pieces can be tagged now or later.`
          : kind === 'worn'
            ? 'A photo of what you wore marks its day as worn. Pin your pieces on it once it is here.'
            : 'A photo or a screenshot of something you would like to wear.'}
      </p>
      {kind === 'worn' && !isOfToday && (
        <TextField
          type="date"
          label="Worn on"
          hint="Leave it empty if you do not know the day."
          value={wornOn}
          min="1900-01-01"
          max={todayIs()}
          onChange={(event) => setWornOn(event.currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        {hasCamera && kind === 'worn' && (
          <Button icon={<Camera aria-hidden="true" />} wide onClick={() => pick(camera.current)}>
            Take a photo
          </Button>
        )}
        <Button
          kind={hasCamera && kind === 'worn' ? 'secondary' : 'primary'}
          icon={<ImagePlus aria-hidden="true" />}
          wide
          onClick={() => pick(library.current)}
        >
          Choose a photo
        </Button>
        {isOfToday && (
          <Button
            kind="secondary"
            icon={<CalendarPlus aria-hidden="true" />}
            wide
            onClick={() =>
              void navigate(paths.calendar('looks', day ?? todayIs()), { replace: true })
            }
          >
            An outfit or pieces
          </Button>
        )}
      </div>
      {kind === 'inspiration' && (
        <LinkForm owner={owner} wardrobeIds={wardrobeId ? [wardrobeId] : []} onDone={onClose} />
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        aria-label="Take a photo"
        onChange={(event) => void take(event)}
      />
      <input
        ref={library}
        type="file"
        accept="image/*"
        multiple={!isOfToday}
        hidden
        aria-label="Choose a photo"
        data-testid="look-library"
        onChange={(event) => void take(event)}
      />
    </Sheet>
  );
}
