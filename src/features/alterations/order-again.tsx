import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderAgainQuery } from '#api/service-orders.ts';
import { soldOf } from '#api/store/catalog-calls.ts';
import { readAttributes } from '#api/store/line-attributes.ts';
import { choose, type PendingService } from '#api/store/pending-changes.ts';
import { useCollections } from '#api/store/use-collections.ts';
import { listNames } from '#contract/rules/item-name.ts';
import { lineKeys, serviceCollections } from '#contract/rules/services.ts';
import { paths } from '#lib/paths.ts';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { addItems, changePending, notePrices } from './alterations-store.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';

/**
 * Chooses the services of an earlier order anew, as they are sold now, and leads to the first of their pieces.
 * Measurements and amounts are said anew: a hem that was shortened is shorter now.
 */
export function OrderAgain({ orderId }: { orderId: string }) {
  const { me, store, cart } = useWizard();
  const navigate = useNavigate();
  const again = useQuery(orderAgainQuery(me.userId, orderId));
  const catalog = useCollections(store, serviceCollections);
  const isError = (again.isError && !again.data) || catalog.isError || cart.isError;
  const isReady = again.isFetchedAfterMount && again.data && !catalog.isLoading;
  const begin = useEffectEvent(() => {
    const { lines, goneItemTitles } = again.data!;
    const offered = catalog.collections.flatMap(({ services }) => services);
    const wanted = lines.flatMap(({ merchandiseId, attributes }): PendingService[] => {
      const service = offered.find(({ variantId }) => variantId === merchandiseId);
      if (!service) return [];
      const { measured: _measured, amount: _amount, ...said } = readAttributes(attributes);
      return [{ ...soldOf(service), ...said }];
    });
    notePrices(wanted);
    addItems(wanted.map(({ selectedItem }) => selectedItem.id));
    changePending((changes) =>
      wanted.reduce((now, one) => choose(cart.cart ?? null, now, one), changes),
    );
    const withdrawn = lines
      .filter(({ merchandiseId }) => !offered.some((one) => one.variantId === merchandiseId))
      .map(({ attributes }) => attributes.find(({ key }) => key === lineKeys.serviceName)?.value);
    const text = [
      goneItemTitles.length > 0 && `Not in your wardrobe any more: ${listNames(goneItemTitles)}.`,
      withdrawn.length > 0 && `Not offered any more: ${withdrawn.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' ');
    if (text) showToast({ title: 'Some of it cannot be ordered again', text });
    const first = wanted[0]?.selectedItem.id;
    void navigate(first ? paths.alterationServices(first) : paths.alterations(), {
      replace: true,
    });
  });
  const isDue = !isError && isReady && cart.cart !== undefined;
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
  const retry = () => {
    if (again.isError) void again.refetch();
    if (catalog.isError) catalog.retry();
    if (cart.isError) cart.retry();
  };
  return (
    <WizardFrame step="Select Services" back={paths.serviceHistory()} foot={null}>
      {isError ? (
        <ErrorCard
          title="The order did not load"
          text="What you chose before is kept."
          onRetry={retry}
        />
      ) : (
        <SewingWait label="Choosing the services of your order" />
      )}
    </WizardFrame>
  );
}
