import { Check, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { availabilityIcons } from '#components/availability-icons.ts';
import { goneWays } from '#contract/rules/availability.ts';
import { type ItemAvailability, itemAvailabilities } from '#contract/rules/item-attributes.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { availabilityWords, goneWords } from '#lib/availability-words.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import styles from './availability-choices.module.css';
import { lockedReason } from './locked-reason.ts';
import type { Where } from './use-set-availability.ts';

/** The places where pieces may be, one of which is chosen by a tap; *Lent* and *Gone* ask for more first. */
export function AvailabilityChoices({
  now,
  wears = 0,
  facts = null,
  currency = null,
  isBusy = false,
  onChoose,
  onStudio,
}: {
  /** Where they are now; null of several. */
  now: ItemAvailability | null;
  /** How often a single piece was worn since the wash. */
  wears?: number;
  facts?: ItemDetails['availabilityFacts'];
  /** The owner's currency, in which a single piece is sold; null of several. */
  currency?: string | null;
  /** Whether a change is on its way that closes what this stands in. */
  isBusy?: boolean;
  onChoose(where: Where): void;
  /** Leads to the orders of a piece that is at the studio. */
  onStudio?(): void;
}) {
  const [asking, setAsking] = useState<'lent' | 'gone' | 'sold' | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const choose = (where: Where) => {
    setAsking(null);
    onChoose(where);
  };
  const press = (to: ItemAvailability) => {
    if (to === 'at-the-studio' && now === to) return onStudio?.();
    const locked = lockedReason(now ?? 'ready', to);
    setReason(locked);
    setAsking(!locked && (to === 'lent' || to === 'gone') ? to : null);
    if (locked || to === 'lent' || to === 'gone' || to === now) return;
    choose({ availability: to });
  };
  return (
    <>
      <fieldset className={styles.cells} disabled={isBusy}>
        <legend className="visually-hidden">Where is it now?</legend>
        {itemAvailabilities.map((one) => {
          const Icon = availabilityIcons[one];
          const isLocked = lockedReason(now ?? 'ready', one) !== null;
          return (
            <button
              key={one}
              type="button"
              className={styles.cell}
              aria-pressed={one === now}
              aria-expanded={
                one === 'lent'
                  ? asking === 'lent'
                  : one === 'gone'
                    ? asking === 'gone' || asking === 'sold'
                    : undefined
              }
              aria-disabled={isLocked || undefined}
              onClick={() => press(one)}
            >
              <Icon aria-hidden="true" />
              <span>
                {availabilityWords[one]}
                {one === 'worn' && one === now && wears > 0 && `, ${wears}`}
              </span>
              {one === now && <Check aria-hidden="true" className={styles.mark} />}
              {isLocked && one !== now && <Lock aria-hidden="true" className={styles.lock} />}
            </button>
          );
        })}
      </fieldset>
      <p className={styles.reason} role="status">
        {reason}
      </p>
      {asking === 'lent' && (
        <LentForm
          isLent={now === 'lent'}
          isOne={now !== null}
          facts={facts}
          isBusy={isBusy}
          onChoose={choose}
        />
      )}
      {asking === 'sold' && currency && (
        <SoldForm facts={now === 'gone' ? facts : null} currency={currency} onChoose={choose} />
      )}
      {asking === 'gone' && (
        <fieldset ref={intoView} className={styles.ask} disabled={isBusy}>
          <legend>How did it go?</legend>
          <div className={styles.ways}>
            {goneWays.map((goneWay) => (
              <Button
                key={goneWay}
                kind="secondary"
                onClick={() =>
                  goneWay === 'sold' && currency
                    ? setAsking('sold')
                    : choose({ availability: 'gone', goneWay })
                }
              >
                {goneWords[goneWay]}
              </Button>
            ))}
          </div>
          <p>It leaves your lists, and stays in what you have worn.</p>
        </fieldset>
      )}
    </>
  );
}

/** Brings what asks for more into view; as a `ref`. */
const intoView = (asked: HTMLElement | null) => asked?.scrollIntoView?.({ block: 'nearest' });

/** Asks to whom a piece is lent and until when, neither of which has to be said. */
function LentForm({
  isLent,
  isOne,
  facts,
  isBusy,
  onChoose,
}: {
  /** Whether it is lent already, and what is said of that is corrected. */
  isLent: boolean;
  isOne: boolean;
  facts: ItemDetails['availabilityFacts'];
  isBusy: boolean;
  onChoose(where: Where): void;
}) {
  const [lentTo, setLentTo] = useState((isLent && facts?.lentTo) || '');
  const [lentUntil, setLentUntil] = useState((isLent && facts?.lentUntil) || '');
  const lend = (event: FormEvent) => {
    event.preventDefault();
    const name = lentTo.trim();
    onChoose({
      availability: 'lent',
      ...(name && { lentTo: name }),
      ...(lentUntil && { lentUntil }),
    });
  };
  return (
    <form ref={intoView} className={styles.ask} onSubmit={lend}>
      <TextField
        label="To whom?"
        value={lentTo}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setLentTo(event.currentTarget.value)}
      />
      <TextField
        label="Until when?"
        type="date"
        min={todayIs()}
        max="2199-12-31"
        value={lentUntil}
        onChange={(event) => setLentUntil(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy}>
        {isLent ? 'Save' : isOne ? 'Lend it' : 'Lend them'}
      </Button>
    </form>
  );
}

/** Asks for how much a piece was sold, which does not have to be said. */
function SoldForm({
  facts,
  currency: own,
  onChoose,
}: {
  /** What is said already of what is gone, and is corrected. */
  facts: ItemDetails['availabilityFacts'];
  currency: string;
  onChoose(where: Where): void;
}) {
  const [cents, setCents] = useState(facts?.amount?.cents ?? null);
  const [currency, setCurrency] = useState(facts?.amount?.currency ?? own);
  const sell = (event: FormEvent) => {
    event.preventDefault();
    onChoose({
      availability: 'gone',
      goneWay: 'sold',
      ...(cents !== null && { amount: { cents, currency } }),
    });
  };
  return (
    <form ref={intoView} className={styles.ask} onSubmit={sell} noValidate>
      <PriceField
        label="For how much?"
        cents={cents}
        currency={currency}
        onChange={setCents}
        onCurrency={setCurrency}
      />
      <Button type="submit">Sold</Button>
      <p>It leaves your lists. What it brought is taken off its cost per wear.</p>
    </form>
  );
}
