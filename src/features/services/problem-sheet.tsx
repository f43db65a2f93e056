import { reportProblem } from '#api/service-orders.ts';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import { useForm } from '#components/use-form.ts';
import { longestStudioMessage } from '#contract/rules/service-orders.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { longDayWords } from './order-words.ts';
import styles from './studio-messages.module.css';
import { problemDraft } from './studio-text-draft.ts';

/** Says what is not right with work that came back: it is put right for nothing within the warranty. */
export function ProblemSheet({ order, onClose }: { order: ServiceOrder; onClose(): void }) {
  const { ownerId: owner, orderId, warrantyUntil, problem, canReportProblem } = order;
  const form = useForm({
    saved: { text: '' },
    draft: { kind: problemDraft, userId: owner, id: orderId },
    call: reportProblem,
    input: ({ text }) => ({ owner, orderId, text }),
    check: ({ text }) => (text.trim() ? {} : { text: 'Say what is not right.' }),
    words: { fields: { text: `Up to ${longestStudioMessage} characters.` } },
    onDone() {
      form.forget();
      showToast({ title: 'The studio knows', text: 'It tells you here what happens next.' });
      onClose();
    },
  });
  return (
    <Sheet
      title="Something is not right"
      onClose={onClose}
      isRoute
      foot={
        canReportProblem && (
          <Button type="submit" form="service-problem" wide busy={form.isPending}>
            Tell the studio
          </Button>
        )
      }
    >
      {!canReportProblem && (
        <Notice>
          {problem && !problem.doneDate
            ? 'The studio knows already, and puts it right.'
            : 'This order is not within its warranty.'}
        </Notice>
      )}
      <form {...form.props} id="service-problem" className={styles.form}>
        <p>
          The studio puts it right for nothing, and ships it both ways for free
          {warrantyUntil && `, until ${longDayWords(warrantyUntil)}`}.
        </p>
        <TextArea
          {...form.text('text')}
          label="What is not right?"
          required
          rows={4}
          maxLength={longestStudioMessage}
        />
        <FormFault
          problem={form.rest}
          conflict="The studio knows of a problem with this order already."
        />
      </form>
    </Sheet>
  );
}
