import { messageStudio } from '#api/service-orders.ts';
import { FormFault } from '#components/form-fault.tsx';
import { useForm } from '#components/use-form.ts';
import { longestStudioMessage, maxStudioMessages } from '#contract/rules/service-orders.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { dayWords, timeWords } from './order-words.ts';
import styles from './studio-messages.module.css';
import { studioMessageDraft } from './studio-text-draft.ts';

/** The messages between the member and the studio about an order, and a field to say more. */
export function StudioMessages({ order }: { order: ServiceOrder }) {
  const { messages } = order;
  return (
    <section>
      <h3>Messages</h3>
      {messages.length > 0 && (
        <ol className={styles.messages}>
          {messages.map(({ messageId, from, text, date }) => (
            <li key={messageId} data-mine={from === 'member' || undefined}>
              <span className={styles.from}>
                {from === 'member' ? 'You' : 'The studio'}, {dayWords(date)}, {timeWords(date)}
              </span>
              <span className={styles.text} dir="auto">
                {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      {messages.length < maxStudioMessages ? (
        <MessageForm order={order} />
      ) : (
        <p>There is no room for more messages about this order.</p>
      )}
    </section>
  );
}

function MessageForm({ order: { ownerId: owner, orderId } }: { order: ServiceOrder }) {
  const form = useForm({
    saved: { text: '' },
    draft: { kind: studioMessageDraft, userId: owner, id: orderId },
    call: messageStudio,
    input: ({ text }) => ({ owner, orderId, text }),
    check: ({ text }) => (text.trim() ? {} : { text: 'Write your message first.' }),
    words: { fields: { text: `Up to ${longestStudioMessage} characters.` } },
    onDone: () => form.forget(),
  });
  return (
    <form {...form.props} className={styles.form}>
      <TextArea
        {...form.text('text')}
        label="Message to the studio"
        maxLength={longestStudioMessage}
      />
      <FormFault problem={form.rest} />
      <Button type="submit" kind="secondary" size="small" busy={form.isPending}>
        Send message
      </Button>
    </form>
  );
}
