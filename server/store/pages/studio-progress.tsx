import {
  nextStep,
  type OrderPlace,
  serviceProgress,
  serviceStatuses,
  stepBack,
} from '#contract/rules/service-orders.ts';
import { type OrderRow, placeOf } from '../orders.ts';
import { Field } from './frame.tsx';
import { placeWords } from './place-words.ts';
import {
  studioDates as dates,
  StudioHidden as Hidden,
  studioOrderPath as pathOf,
} from './studio-forms.tsx';

/** The steps of an order, with the forms that move it on or back. */
export function StudioProgress({ order, word }: { order: OrderRow; word: string }) {
  const place = placeOf(order);
  const next = nextStep(place);
  const stops: readonly OrderPlace[] =
    place === 'cancelled' ? ['created', 'cancelled'] : serviceStatuses;
  const present = stops.indexOf(place);
  return (
    <section className="card">
      <h2>Progress</h2>
      <ol className="steps">
        {stops.map((stop, index) => {
          const at = timeOf(order, stop);
          const kind = index < present ? 'done' : index === present ? 'present' : 'ahead';
          return (
            <li key={stop} className={kind} aria-current={index === present ? 'step' : undefined}>
              <span>{placeWords(stop)}</span>
              <span className="muted small">{at ? dates.format(new Date(at)) : ''}</span>
            </li>
          );
        })}
      </ol>
      {order.trackingNumber && <p className="muted">{`To the studio: ${order.trackingNumber}`}</p>}
      {order.returnTrackingNumber && (
        <p className="muted">{`On its way back: ${order.returnTrackingNumber}`}</p>
      )}
      {next && (
        <form className="act" method="post" action={pathOf(order.id)}>
          <Hidden word={word} action="move" />
          <input type="hidden" name="from" value={order.status} />
          {(next === 'sentLabel' || next === 'fulfilled') && (
            <Field
              name="trackingNumber"
              label={
                next === 'sentLabel' ? 'Tracking number of the label' : 'Tracking number (optional)'
              }
              value=""
              maxLength={60}
              required={next === 'sentLabel'}
            />
          )}
          <button className="button primary" type="submit">
            {serviceProgress[next]}
          </button>
        </form>
      )}
      {stepBack(place) && (
        <details>
          <summary>Set it back one step</summary>
          <form className="act" method="post" action={pathOf(order.id)}>
            <Hidden word={word} action="back" />
            <input type="hidden" name="from" value={order.status} />
            <label className="check">
              <input type="checkbox" name="isMeant" value="yes" required />
              <span>I mean it. The customer keeps what was told already.</span>
            </label>
            <button className="button secondary small" type="submit">
              Set back
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

/** When an order came to a place; nothing where it has not, or nobody noted it. */
const timeOf = ({ createdAt, statusTimes, refunds }: OrderRow, place: OrderPlace) => {
  if (place === 'created') return createdAt;
  return place === 'cancelled' ? refunds.at(-1)?.at : statusTimes[place];
};
