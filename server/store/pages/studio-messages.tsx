import { randomUUID } from 'node:crypto';
import type { MessageRow } from '../messages.ts';
import type { OrderRow } from '../orders.ts';
import {
  studioDates as dates,
  StudioHidden as Hidden,
  studioOrderPath as pathOf,
} from './studio-forms.tsx';

/** The messages of an order, with the form for one more. */
export function StudioMessages({
  order,
  messages,
  word,
}: {
  order: OrderRow;
  messages: readonly MessageRow[];
  word: string;
}) {
  return (
    <section className="card">
      <h2>Messages</h2>
      {messages.length === 0 && <p className="muted">Nothing was said yet.</p>}
      <ul className="messages">
        {messages.map((message) => (
          <li key={message.id} className={message.from}>
            {message.isProblem && (
              <p className={message.doneAt ? 'muted small' : 'fault'}>
                {message.doneAt ? 'Was not right, and is put right' : 'Something is not right'}
              </p>
            )}
            <p className="words">{message.text}</p>
            <p className="muted small">
              {`${message.from === 'studio' ? 'The studio' : order.address.name}, ${dates.format(message.sentAt)}`}
            </p>
            {message.isProblem && !message.doneAt && (
              <form method="post" action={pathOf(order.id)}>
                <Hidden word={word} action="done" />
                <input type="hidden" name="message" value={message.id} />
                <button className="button secondary small" type="submit">
                  It is put right
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form className="act" method="post" action={pathOf(order.id)}>
        <Hidden word={word} action="say" />
        <input type="hidden" name="form" value={randomUUID()} />
        <p className="field">
          <label htmlFor="text">To the customer</label>
          <textarea id="text" name="text" rows={3} maxLength={2000} required />
        </p>
        <button className="button secondary" type="submit">
          Send
        </button>
      </form>
    </section>
  );
}
