import { ArrowLeft, ShoppingBag } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chosenServices } from '#api/store/pending-changes.ts';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { alterations } from './alterations-store.ts';
import { useWizard } from './wizard-context.ts';
import styles from './wizard-frame.module.css';

/** The steps of the wizard, in their order and word for word (product spec, section 2). */
const steps = ['Select Item', 'Select Services', 'Order Summary', 'Checkout'] as const;

/** Stitches of one step. */
const stitches = [0, 1, 2, 3, 4, 5];

/** How many of them are sewn in the present step. */
const sewnNow = 4;

/** The frame of a step: where one is, what is in the cart, and at the foot what comes next. */
export function WizardFrame({
  step,
  back,
  foot,
  strip,
  children,
}: {
  step: (typeof steps)[number];
  /** The address that back leads to if there is no place of ours behind. */
  back: string;
  /** The choice so far, and the button that goes on. */
  foot: ReactNode;
  /** A line above the foot. */
  strip?: ReactNode;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const { cart } = useWizard();
  const { changes } = useSnapshot(alterations);
  const { showHeader } = useSnapshot(host);
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  const count = chosenServices(cart.cart ?? null, changes).length;
  const present = steps.indexOf(step);
  const main = useRef<HTMLElement>(null);
  // A step begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is another page
  useEffect(() => void main.current?.parentElement?.scrollTo?.({ top: 0 }), [step]);
  return (
    <main className={styles.screen} ref={main}>
      <header className={styles.head}>
        <div className={styles.row}>
          {!hostGoesBack && (
            <IconButton
              label="Back"
              onClick={() =>
                hasPlaceToGoBack() ? navigate(-1) : navigate(back, { replace: true })
              }
            >
              <ArrowLeft aria-hidden="true" />
            </IconButton>
          )}
          <h1 className={showHeader ? styles.title : 'visually-hidden'}>Alterations</h1>
          <span className={styles.ends}>
            <Link
              to={paths.alterationsCart()}
              className={styles.cart}
              aria-label={`Cart: ${servicesWords(count)}`}
            >
              <ShoppingBag aria-hidden="true" />
              {count > 0 && (
                <span key={count} className={styles.count} aria-hidden="true">
                  {count}
                </span>
              )}
            </Link>
            <MoreMenuSlot />
          </span>
        </div>
        <p className="visually-hidden">
          Step {present + 1} of {steps.length}: {step}
        </p>
        <ol className={styles.steps} aria-hidden="true">
          {steps.map((name, index) => (
            <li key={name} data-present={index === present || undefined}>
              <span className={styles.stitches}>
                {stitches.map((one) => (
                  <i
                    key={one}
                    data-sewn={index < present || (index === present && one < sewnNow) || undefined}
                  />
                ))}
              </span>
              {name}
            </li>
          ))}
        </ol>
      </header>
      <div key={step} className={styles.body}>
        {children}
      </div>
      <div className={styles.foot}>
        {strip && <p className={styles.strip}>{strip}</p>}
        <div className={styles.next}>{foot}</div>
      </div>
    </main>
  );
}

/** So many services, in words. */
export const servicesWords = (count: number): string =>
  count === 1 ? '1 service' : `${count} services`;
