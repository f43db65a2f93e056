import { useRef, useState } from 'react';
import { useAskToCancel } from '#api/service-orders.ts';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import { mayCancel } from '#contract/rules/service-orders.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { AppError } from '#lib/errors.ts';
import { priceWords } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './cancel-order.module.css';
import { dayWords, isCancelled, isEnding } from './order-words.ts';

/** Asks the studio to cancel an order, or takes that back: until the shipping label is sent (decision 054). */
export function CancelOrder({ order }: { order: ServiceOrder }) {
  const { ownerId: owner, orderId, orderNumber, cancelAskedDate } = order;
  const ask = useAskToCancel();
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isTooLate = ask.error instanceof AppError && ask.error.kind === 'not-found';
  const isOffered = mayCancel(order) && !isEnding(order);
  if (!isOffered && !isTooLate) return null;
  const say = (isAsked: boolean) => {
    ask.mutate(
      { owner, orderId, isAsked },
      {
        onSettled: () => setOpen(false),
        // The button goes, and the focus would go with it.
        onSuccess: () => section.current?.focus(),
      },
    );
  };
  const left = priceWords(order.totalCents - order.refundedCents);
  return (
    <section ref={section} tabIndex={-1} className={styles.cancel} aria-label="Cancel the order">
      {cancelAskedDate && <CancelAsked order={order} />}
      {isTooLate && (
        <p className={styles.late} role="alert">
          It cannot be cancelled any more. Look how far it is, or write to the studio.
        </p>
      )}
      {!isTooLate && <FormFault problem={ask.error} />}
      {isOffered &&
        (cancelAskedDate ? (
          <Button kind="secondary" size="small" busy={ask.isPending} onClick={() => say(false)}>
            Keep the order
          </Button>
        ) : (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            Cancel this order
          </Button>
        ))}
      {isOpen && (
        <Dialog
          title={`Cancel ${orderNumber}?`}
          text={`The studio is asked to cancel it and to give ${left} back. Until it has, you can keep the order after all.`}
          onClose={() => setOpen(false)}
        >
          <Button kind="danger" wide busy={ask.isPending} onClick={() => say(true)}>
            Ask to cancel
          </Button>
          <Button kind="secondary" wide onClick={() => setOpen(false)}>
            Keep the order
          </Button>
        </Dialog>
      )}
    </section>
  );
}

/** Says that an order was asked to be cancelled, or that it is over because of it. */
export function CancelAsked({ order }: { order: ServiceOrder }) {
  if (isCancelled(order)) {
    return (
      <Notice tone="success">The order is cancelled. All that you paid was given back.</Notice>
    );
  }
  if (!order.cancelAskedDate) return null;
  return (
    <Notice>
      You asked on {dayWords(order.cancelAskedDate)} to cancel this order. The studio gives the
      money back, or writes to you.
    </Notice>
  );
}
