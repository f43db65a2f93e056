import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { lolaMorningQuery, useSaveLolaMorning } from '#api/lola.ts';
import { hourWords } from '#lib/hour-words.ts';
import { useCanRemind } from '#lib/remind-at.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { showToast } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import styles from './morning-sheet.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone by its town: `Los Angeles`. */
const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** At which hour Lola lays out the outfits of the day, or that she does not. */
export function MorningSheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const { data, isError, refetch } = useQuery(lolaMorningQuery(owner));
  const canRemind = useCanRemind('reminder.set');
  const [chosen, setChosen] = useState<string | null>(null);
  const now = data?.morning ?? null;
  const hour = chosen ?? (now ? String(now.hour) : '');
  const save = useSaveLolaMorning({
    onSuccess(_done, { morning }) {
      showToast({
        title: morning ? `Each morning at ${hourWords(morning.hour)}` : 'No more in the morning',
      });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ owner, morning: hour === '' ? null : { hour: Number(hour), timeZone } });
  };
  return (
    <Sheet
      title="Outfits each morning"
      onClose={onClose}
      isRoute
      foot={
        <Button type="submit" form="morning" busy={save.isPending} disabled={!data}>
          Save
        </Button>
      }
    >
      {data ? (
        <form id="morning" onSubmit={submit} className={styles.form}>
          <p>
            Lola lays out outfits for the day, so that they are there when you get up.
            {canRemind && ' Your phone tells you.'}
          </p>
          <SelectField
            label="When"
            placeholder="Not at all"
            options={hours}
            value={hour}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            hint={
              now && now.timeZone !== timeZone
                ? `By the clocks of ${placeOf(now.timeZone)}. Saved again, by those of ${placeOf(timeZone)}.`
                : `By the clocks of ${placeOf(timeZone)}, where you are.`
            }
          />
        </form>
      ) : isError ? (
        <ErrorCard title="Your mornings did not load" onRetry={() => void refetch()} />
      ) : (
        <Waiting label="Loading" className={styles.form}>
          <Stitches count={7} busy />
        </Waiting>
      )}
    </Sheet>
  );
}
