import { useSnapshot } from 'valtio';
import { reportMember } from '#api/friends.ts';
import { FormFault } from '#components/form-fault.tsx';
import { nameWithin } from '#components/friend-names.ts';
import { useForm } from '#components/use-form.ts';
import {
  longestReportNote,
  mostReportsADay,
  reportReasons,
  reportReasonWords,
} from '#contract/rules/reports.ts';
import { session } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { Fault, TextArea } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { blockWords } from './friend-words.ts';
import type { Member } from './open-words.ts';
import { type ReportFields, reportDraft } from './report-draft.ts';
import styles from './report-sheet.module.css';
import { useOpenWords } from './use-open-words.ts';

const nothingSaid: ReportFields = { reason: null, note: '', isBlocked: true };

/** Tells the staff about a member, and blocks them with it unless that is not wanted. */
export function ReportSheet({
  member,
  onBlocked,
  onClose,
}: {
  member: Member;
  /** Called where the member is blocked now. */
  onBlocked(): void;
  onClose(): void;
}) {
  const { userId } = useSnapshot(session);
  const name = nameWithin(member);
  const open = useOpenWords(member);
  const form = useForm({
    saved: nothingSaid,
    draft: { kind: reportDraft, userId: userId ?? '', id: member.userId },
    call: reportMember,
    // `check` lets nothing else pass.
    input: ({ reason, ...more }) => ({ userId: member.userId, reason: reason ?? 'other', ...more }),
    check: ({ reason }) => ({ reason: reason ? undefined : 'Choose what it is about.' }),
    words: {
      fields: {
        reason: (why) => (why === 'today' ? tooManyToday : 'Choose what it is about.'),
        note: `Up to ${longestReportNote} characters.`,
        isBlocked: 'You block as many members as one can. Unblock somebody first.',
      },
      aliases: { reports: 'reason', blocked: 'isBlocked' },
      codes: { 'not-found': { field: 'reason', words: `${name} is not in Hem any more.` } },
    },
    onDone(_done, { isBlocked }) {
      form.forget();
      showToast({
        title: 'Thank you for telling us',
        text: isBlocked ? `Hem’s staff read it. ${name} is blocked.` : 'Hem’s staff read it.',
      });
      onClose();
      if (isBlocked) onBlocked();
    },
  });
  const { reason, isBlocked } = form.values;
  return (
    <Sheet
      title={`Report ${name}`}
      onClose={onClose}
      foot={
        <>
          <FormFault problem={form.rest} />
          <Button type="submit" form="report-form" busy={form.isPending}>
            Report
          </Button>
        </>
      }
    >
      <form {...form.props} id="report-form" className={styles.form}>
        <p>Hem’s staff read it. {name} is not told.</p>
        <fieldset data-field="" data-fault={form.faults.reason && ''}>
          <legend>What is it about?</legend>
          {reportReasons.map((one) => (
            <ChoiceRow
              key={one}
              name="reason"
              label={reportReasonWords[one]}
              isChosen={reason === one}
              onChoose={() => form.change({ reason: one })}
            />
          ))}
          {form.faults.reason && <Fault>{form.faults.reason}</Fault>}
        </fieldset>
        <div data-field="" data-fault={form.faults.isBlocked && ''}>
          <ChoiceRow
            label="Also block"
            note={isBlocked && [blockWords, ...open].join(' ')}
            isChosen={isBlocked}
            onChoose={() => form.change({ isBlocked: !isBlocked })}
          />
          {form.faults.isBlocked && <Fault>{form.faults.isBlocked}</Fault>}
        </div>
        <TextArea
          {...form.text('note')}
          label="Anything to add"
          hint="Only if you like."
          maxLength={longestReportNote}
        />
      </form>
    </Sheet>
  );
}

const tooManyToday = `You reported ${mostReportsADay} members today, as many as one can. Try again tomorrow.`;
