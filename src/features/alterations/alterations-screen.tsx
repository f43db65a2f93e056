import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { countriesQuery } from '#api/account.ts';
import { useCart } from '#api/store/use-cart.ts';
import { type StoreAddress, useFeatureConfig, useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';
import { endLeft } from './alterations-store.ts';
import { OrderAgain } from './order-again.tsx';
import { orderPlaced } from './order-placed.ts';
import { OrderSummaryStep } from './order-summary-step.tsx';
import { SelectItemStep } from './select-item-step.tsx';
import { SelectServicesStep } from './select-services-step.tsx';
import { useKeptWork } from './use-kept-work.ts';
import { WizardContext } from './wizard-context.ts';

const MeasurementsStep = late(
  'screen',
  async () => (await import('./measurements-step.tsx')).MeasurementsStep,
);
const ThankYouStep = late(
  'screen',
  async () => (await import('./thank-you-step.tsx')).ThankYouStep,
);

/**
 * The alterations wizard (product spec, section 2): the steps by their addresses. While the service is off, or
 * does not reach the member's country, it leads to where that is said.
 */
export function AlterationsScreen() {
  const config = useFeatureConfig();
  const me = useMe();
  const countries = useQuery(countriesQuery()).data?.shippingCountries;
  if (!config || !me) return null;
  if (!isUnlocked('services', { features: config }) || !config.store) {
    return <Navigate to={paths.serviceUnavailable()} replace />;
  }
  const country = countries?.find(({ id }) => id === me.shippingCountry);
  if (countries && !country?.service) {
    return <Navigate to={paths.services()} replace state={{ checkStatus: true }} />;
  }
  return <Steps key={me.userId} me={me} store={config.store} />;
}

function Steps({ me, store }: { me: UserDetails; store: StoreAddress }) {
  const { pathname, search } = useLocation();
  const step = pathname.replace(/\/+$/, '');
  const again = /[?&]again=([1-9]\d{0,14})(&|$)/.exec(search)?.[1];
  const isSummary = step === paths.alterationsCart();
  const { isBack, flush } = useKeptWork(me.userId, () => cart.retry());
  const cart = useCart(me, store, {
    isReady: isBack,
    onPaid(order) {
      orderPlaced(order);
      showToast({ title: 'This order was placed', text: `It is ${order.orderNumber}.` });
    },
    onDropped(names) {
      const text = `Not offered any more: ${names.join(', ')}.`;
      showToast({ title: 'Some of your cart was taken out', text });
    },
  });
  const present = cart.cart === undefined ? undefined : (cart.cart?.cartId ?? null);
  useEffect(() => {
    if (isBack && present !== undefined) endLeft(present);
  }, [isBack, present]);
  if (!isBack) return null;
  return (
    <WizardContext value={{ me, store, cart, flush }}>
      {isSummary ? (
        <OrderSummaryStep />
      ) : step === paths.alterationsMeasurements() ? (
        <MeasurementsStep />
      ) : step === paths.alterationsThankYou() ? (
        <ThankYouStep />
      ) : step === paths.alterations() ? (
        again ? (
          <OrderAgain key={again} orderId={again} />
        ) : (
          <SelectItemStep />
        )
      ) : (
        <SelectServicesStep />
      )}
    </WizardContext>
  );
}
