import { shareDay } from '#api/shared-days.ts';
import { useForm } from '#components/use-form.ts';
import { useScope } from '#lib/scope.ts';
import { showToast } from '#ui/toasts.ts';
import { sharedDayDraft } from './shared-day-draft.ts';
import { checkSharedDay, sharedDayWords } from './shared-day-faults.ts';
import { SharedDayForm } from './shared-day-form.tsx';

/** Asks friends to dress together. */
export function ShareDaySheet({
  day,
  onShared,
  onClose,
}: {
  /** The day with which it begins. */
  day: string;
  /** Takes the first of the days, once friends are asked. */
  onShared(firstDay: string): void;
  onClose(): void;
}) {
  const { owner } = useScope();
  const form = useForm({
    saved: { title: '', firstDay: day, lastDay: day, guestIds: [] as string[] },
    draft: { kind: sharedDayDraft, userId: owner, id: 'new' },
    call: shareDay,
    input: (values) => ({ owner, ...values, title: values.title.trim() }),
    check: (values) => checkSharedDay(values),
    words: sharedDayWords,
    onDone(_done, { firstDay, guestIds }) {
      form.forget();
      showToast({
        title: guestIds.length === 1 ? 'Invitation sent' : 'Invitations sent',
        text: 'You see their plans once they say yes.',
      });
      onShared(firstDay);
      onClose();
    },
  });
  return (
    <SharedDayForm
      form={form}
      title="Dress together"
      button="Share"
      note="They see the outfits you plan for these days, with names and pictures, and you see theirs once they say yes. Nobody sees your other days, or what you wrote on your plans."
      onClose={onClose}
    />
  );
}
