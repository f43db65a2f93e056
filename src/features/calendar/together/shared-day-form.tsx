import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '#api/friends.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { FormFault } from '#components/form-fault.tsx';
import type { Form } from '#components/use-form.ts';
import { longestSharedDayTitle } from '#contract/rules/shared-days.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Fault, TextField } from '#ui/field.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { GuestChoice } from './guest-choice.tsx';
import type { SharedDayFields } from './shared-day-draft.ts';
import styles from './shared-day-form.module.css';

/** The sheet of days that are shared: what for, when, and with whom. */
export function SharedDayForm({
  form,
  title,
  button,
  note,
  onClose,
}: {
  form: Pick<
    Form<SharedDayFields>,
    'values' | 'change' | 'faults' | 'rest' | 'isPending' | 'props' | 'text' | 'cameBack'
  >;
  title: string;
  /** The words of the button that sends it. */
  button: string;
  /** What it brings with it. */
  note: string;
  onClose(): void;
}) {
  const friends = useQuery(friendsQuery());
  const { firstDay, lastDay, guestIds } = form.values;
  const some = friends.data?.friends ?? [];
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        some.length > 0 && (
          <>
            <FormFault problem={form.rest} isKept />
            <Button type="submit" form="shared-day" busy={form.isPending}>
              {button}
            </Button>
          </>
        )
      }
    >
      {friends.isError && !friends.data && (
        <ErrorCard title="Your friends did not load" onRetry={() => void friends.refetch()} />
      )}
      {!friends.data && !friends.isError && <SewingWait label="Looking who your friends are" />}
      {friends.data && some.length === 0 && (
        <ButtonLink kind="secondary" to={paths.friends()}>
          Invite a friend first
        </ButtonLink>
      )}
      {some.length > 0 && (
        <form {...form.props} id="shared-day" className={styles.form}>
          <DraftNotice isShown={form.cameBack} />
          <TextField
            {...form.text('title')}
            label="What for"
            required
            placeholder="Zoe’s wedding"
            autoComplete="off"
            maxLength={longestSharedDayTitle}
          />
          <div className={styles.days}>
            <TextField
              {...form.text('firstDay')}
              type="date"
              label="First day"
              min={todayIs()}
              onChange={({ currentTarget: { value } }) =>
                form.change({ firstDay: value, ...(lastDay < value && { lastDay: value }) })
              }
            />
            <TextField {...form.text('lastDay')} type="date" label="Last day" min={firstDay} />
          </div>
          <GuestChoice
            friends={some}
            chosen={guestIds}
            onChange={(next) => form.change({ guestIds: next })}
          />
          {form.faults.guestIds && <Fault>{form.faults.guestIds}</Fault>}
          <p className={styles.note}>{note}</p>
        </form>
      )}
    </Sheet>
  );
}
