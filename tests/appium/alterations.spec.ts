import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serviceStatuses } from '#contract/rules/service-orders.ts';
import { openStudio } from '#tests/support/studio.ts';
import { DesktopTab } from './hosts/desktop-tab.ts';
import { arrives } from './hosts/heard.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ServicesPage } from './pages/services-page.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';
import { chosenTarget } from './targets.ts';

describe('an order of services', () => {
  let stage: Stage;
  let services: ServicesPage;
  /** Where the services of the trousers and of the cardigan are chosen. */
  let start: string;
  beforeAll(async () => {
    stage = await openStage();
    services = new ServicesPage(stage.device);
    const { userId: owner, token } = stage.demo;
    const idOf = async (search: string) => {
      const filter = { search };
      return (await stage.call('getItemNavigation', { owner, filter }, token)).itemIds[0]!;
    };
    const names = ['Herringbone trousers', 'Oat chunky cardigan'];
    const ids = await Promise.all(names.map(idOf));
    start = `/alterations/select-services?items=${ids.join()}`;
  });
  afterAll(() => stage?.close());
  afterEach(({ task }) => keepPicture(stage, task));

  /** Chooses two alterations and a custom repair on the photos, and pays for them at the store. */
  async function order(checkout: CheckoutPage, comeBack = async () => {}): Promise<void> {
    const { hem } = stage;
    await services.press('Shorten hem');
    await hem.press('A little more');
    await hem.press('Add to order');
    await services.mark();
    await services.choose('Taper leg');
    await hem.press('Continue');
    await hem.sees('Oat chunky cardigan');
    await services.choose('Custom repair');
    await hem.type('What do you need?', 'Darn the left elbow');
    await hem.press('Continue');
    await hem.sees('10% off, multiple services');
    await hem.press('Checkout');
    await hem.press('Measure later');

    await checkout.shows('Pay $44.39');
    await comeBack();
    // The address of the last order stands there.
    await checkout.shows('218 Alder Street');
    // $18 and $28, less a tenth, and the fee of a custom one.
    await hem.press('Pay $44.39');
    await checkout.shows('Back to Hem');
    await hem.follow('Back to Hem');
    await checkout.shows('Your clothes are in good hands');
    await hem.isOn('Your clothes are in good hands');
    await hem.sees('3 services, $44.39');
  }

  /** The newest order, as the server has it. */
  async function newest() {
    const { userId: owner, token } = stage.demo;
    const { orders } = await stage.call('getServiceOrders', { owner }, token);
    const { order } = await stage.call(
      'getServiceOrder',
      { owner, orderId: orders[0]!.orderId },
      token,
    );
    return order;
  }

  /** Follows the order, newly placed, through its five statuses; `midway` comes after the third. */
  async function follow(midway = async () => {}): Promise<void> {
    const { hem } = stage;
    await services.stands('Order Placed');
    const { orderNumber, totalCents } = await newest();
    expect(totalCents).toBe(4439);
    const studio = await openStudio(stage);
    await studio.moveOn(orderNumber, 'created', '9400 1112');
    await services.stands('Shipping label created');
    await hem.sees('9400 1112');
    await studio.moveOn(orderNumber, 'sentLabel');
    await services.stands('Received in our studio');
    await midway();
    await studio.moveOn(orderNumber, 'inStudio');
    await services.stands('Working our magic');
    await studio.moveOn(orderNumber, 'inProgress');
    await hem.sees('Warranty until');
    await hem.press(`Details and messages of ${orderNumber}`);
    await hem.sees('Darn the left elbow');
    const { steps } = await newest();
    expect(steps.filter(({ date }) => date).map(({ status }) => status)).toEqual(serviceStatuses);
  }

  it('is chosen on photos, paid at the store, and followed through its five statuses', async () => {
    const { hem, host, device } = stage;
    await host.start({ path: start, flags: { webView: true, header: false } });
    const checkout = new CheckoutPage(device, host);
    await order(checkout, async () => {
      // The hardware key leads back from a page that knows nothing of it.
      await host.back();
      await arrives(host, '/alterations/cart');
      await hem.press('Checkout');
      await checkout.shows('Pay $44.39');
    });
    await host.back();
    await arrives(host, '/wardrobes');
    await host.deepLink('/item-service-history');
    await follow(async () => {
      await host.start({ path: '/item-service-history', flags: { webView: true, header: true } });
      await hem.isOn('Service history');
      await services.stands('Received in our studio');
    });
  });

  it.skipIf(chosenTarget() !== 'chromium')('goes the same way on a desktop', async () => {
    const tab = new DesktopTab(stage);
    await tab.open(start);
    await order(new CheckoutPage(stage.device, tab));
    await tab.back();
    await tab.arrives('/wardrobes');
    await tab.open('/item-service-history');
    await follow();
  });
});
