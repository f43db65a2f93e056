import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serviceProgress, serviceStatuses } from '#contract/rules/service-orders.ts';
import { arrives } from './hosts/heard.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ServicesPage } from './pages/services-page.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';
import { openStudio } from './studio.ts';

describe('an order of services in the host’s web view', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());
  afterEach(({ task }) => keepPicture(stage, task));

  it('is chosen on photos, paid at the store, and followed through its five statuses', async () => {
    const { hem, host, device, demo, call } = stage;
    const services = new ServicesPage(device);
    const checkout = new CheckoutPage(device, host);
    const { userId: owner, token } = demo;
    const idOf = async (search: string) => {
      const filter = { search };
      return (await call('getItemNavigation', { owner, filter }, token)).itemIds[0]!;
    };
    const [trousers, cardigan] = await Promise.all([
      idOf('Herringbone trousers'),
      idOf('Oat chunky cardigan'),
    ]);
    const studioIsOpen = openStudio(stage);

    await host.start({
      path: `/alterations/select-services?items=${trousers},${cardigan}`,
      flags: { webView: true, header: false },
    });
    await services.choose('Shorten hem');
    await services.mark();
    await services.choose('Taper leg');
    await hem.press('Continue');
    await hem.sees('Oat chunky cardigan');
    await services.choose('Custom repair');
    await hem.type('What do you need?', 'Darn the left elbow');
    await hem.press('Continue');
    await hem.sees('10% off, multiple services');
    await hem.press('Checkout');

    await checkout.shows('Pay $44.39');
    // The address of the last order stands there.
    await checkout.shows('218 Alder Street');
    // $18 and $28, less a tenth, and the fee of a custom one.
    await hem.press('Pay $44.39');
    await checkout.shows('Back to Hem');
    await hem.follow('Back to Hem');
    await checkout.shows('Your clothes are in good hands');
    await hem.isOn('Your clothes are in good hands');
    await hem.sees('3 services, $44.39');
    await host.back();
    await arrives(host, '/wardrobes');

    await host.deepLink('/item-service-history');
    await services.stands(serviceProgress.created);
    const { orders } = await call('getServiceOrders', { owner }, token);
    expect(orders[0]?.totalCents).toBe(4439);
    const { orderNumber } = orders[0]!;
    const studio = await studioIsOpen;
    await studio.moveOn(orderNumber, 'created', '9400 1112');
    await services.stands(serviceProgress.sentLabel);
    await hem.sees('9400 1112');
    await studio.moveOn(orderNumber, 'sentLabel');
    await services.stands(serviceProgress.inStudio);

    await host.start({ path: '/item-service-history', flags: { webView: true, header: true } });
    await hem.isOn('Service history');
    await services.stands(serviceProgress.inStudio);
    await studio.moveOn(orderNumber, 'inStudio');
    await services.stands(serviceProgress.inProgress);
    await studio.moveOn(orderNumber, 'inProgress');
    await hem.sees('Warranty until');
    await hem.press(`Details and messages of ${orderNumber}`);
    await hem.sees('Darn the left elbow');
    const { order } = await call('getServiceOrder', { owner, orderId: orders[0]!.orderId }, token);
    expect(order.steps.filter(({ date }) => date).map(({ status }) => status)).toEqual(
      serviceStatuses,
    );
  });
});
