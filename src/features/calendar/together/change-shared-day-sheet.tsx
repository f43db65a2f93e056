import { changeSharedDay } from '#api/shared-days.ts';
import { useForm } from '#components/use-form.ts';
import type { SharedDayDetails } from '#contract/schemas/shared-day.ts';
import { useScope } from '#lib/scope.ts';
import { showToast } from '#ui/toasts.ts';
import { sharedDayDraft } from './shared-day-draft.ts';
import { checkSharedDay, sharedDayWords } from './shared-day-faults.ts';
import { SharedDayForm } from './shared-day-form.tsx';

/** Changes days that are shared: what they are called, when, and with whom. */
export function ChangeSharedDaySheet({
  sharedDay,
  onClose,
}: {
  sharedDay: SharedDayDetails;
  onClose(): void;
}) {
  const { owner } = useScope();
  const { sharedDayId, title, firstDay, lastDay, guests } = sharedDay;
  const form = useForm({
    saved: { title, firstDay, lastDay, guestIds: guests.map(({ userId }) => userId) },
    draft: { kind: sharedDayDraft, userId: owner, id: sharedDayId },
    call: changeSharedDay,
    input: (_values, changes) => ({ owner, sharedDayId, changes }),
    check: (values) => checkSharedDay(values, sharedDay),
    words: sharedDayWords,
    onDone() {
      form.forget();
      showToast({ title: 'Changed' });
      onClose();
    },
  });
  return (
    <SharedDayForm
      form={form}
      title="Dress together"
      button="Save"
      note="If a day comes to it, all of them are asked again."
      onClose={onClose}
    />
  );
}
