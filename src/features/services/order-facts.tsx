import { ArrowUpRight, Copy, ShieldCheck, Truck } from 'lucide-react';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { openLink } from '#lib/host.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { trackingAddress } from './carriers.ts';
import styles from './order-facts.module.css';
import { isParcelOfInterest, longDayWords } from './order-words.ts';

/** The parcels of an order, and until when its work is put right for nothing. */
export function OrderFacts({ order }: { order: ServiceOrder }) {
  const { trackingNumber, returnTrackingNumber, warrantyUntil } = order;
  return (
    <>
      {returnTrackingNumber && <Parcel name="Tracking back to you" number={returnTrackingNumber} />}
      {trackingNumber && isParcelOfInterest(order, new Date()) && (
        <Parcel name="Tracking to the studio" number={trackingNumber} />
      )}
      {warrantyUntil && (
        <p className={styles.row}>
          <ShieldCheck aria-hidden="true" />
          <span>
            {new Date(warrantyUntil) > new Date() ? 'Warranty until' : 'Warranty ended'}{' '}
            <time dateTime={warrantyUntil}>{longDayWords(warrantyUntil)}</time>
          </span>
        </p>
      )}
    </>
  );
}

function Parcel({ name, number }: { name: string; number: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast({ title: 'Number copied' });
    } catch {
      showToast({ tone: 'error', title: 'Copy it by hand, please' });
    }
  };
  const address = trackingAddress(number);
  return (
    <div className={styles.row}>
      <Truck aria-hidden="true" />
      <p className={styles.words}>
        <span>{name}</span>
        <span>{number}</span>
      </p>
      {address ? (
        <Button
          kind="quiet"
          size="small"
          icon={<ArrowUpRight aria-hidden="true" />}
          aria-label={`Follow ${number}`}
          onClick={() => openLink(address)}
        >
          Follow
        </Button>
      ) : (
        <Button
          kind="quiet"
          size="small"
          icon={<Copy aria-hidden="true" />}
          aria-label={`Copy ${number}`}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      )}
    </div>
  );
}
