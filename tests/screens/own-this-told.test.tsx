import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for them.
import '#features/partners/partner-feeds-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGuardedWeb } from '#server/ports/web-guarded.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWebStage, type WebStage } from '#tests/support/web-stage.ts';
import { hangItems, settledMember } from './member.ts';

const address = 'http://shop.example/coat';

let stage: WebStage;
let server: TestServer;
let maya: Person;
let picture: Buffer;
beforeAll(async () => {
  stage = await openWebStage();
  picture = await drawPicture();
  const product = {
    '@type': 'Product',
    name: 'Belted trench coat',
    color: 'Beige',
    image: '/photo.jpg',
    offers: { price: 240, priceCurrency: 'USD' },
  };
  stage.pages['/coat'] = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<script type="application/ld+json">${JSON.stringify(product)}</script>`);
  stage.pages['/photo.jpg'] = (_, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  stage.pages['/empty'] = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Nothing');
  server = await startTestServer({ web: openGuardedWeb(stage.network) });
});
afterAll(async () => {
  await server.close();
  await stage.close();
});
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
});
afterEach(cleanup);

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const ofLink = (url: string) => `/partner-feeds?view=own-this&link=${encodeURIComponent(url)}`;
const wishes = async () => (await server.call('getWishes', { owner: maya.userId }, maya)).wishes;
const hangCoat = () =>
  hangItems(server, maya, [{ title: 'Camel coat', category: 'coat', mainColor: 'camel' }]);
const sentPhoto = async () => {
  const { imageId } = await server.upload(maya, picture, 'image/jpeg');
  await server.call('readThing', { owner: maya.userId, from: { imageId } }, maya);
  await server.app.services.jobs.idle();
  return imageId;
};

describe('the link of a shop', () => {
  it('is pasted, and what it sells stands beside one’s own', async () => {
    await hangCoat();
    const { user, where } = renderApp('/partner-feeds', maya);
    await user.click(await button('Ask about a link'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Do I already own this?' }));
    const field = sheet.getByLabelText('Link to its page at the shop');
    await user.type(field, 'coat');
    await user.click(sheet.getByRole('button', { name: 'Compare with mine' }));
    expect(sheet.getByText('That is no address of a page.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, address);
    await user.click(sheet.getByRole('button', { name: 'Compare with mine' }));
    expect(await heading('You own one very like it')).toBeTruthy();
    expect(where()).toContain('view=own-this&link=http');
    const thing = within(screen.getByRole('region', { name: 'Belted trench coat' }));
    for (const words of ['from shop.example', '$240', 'Beige', 'Trench coat']) {
      expect(thing.getByText(words)).toBeTruthy();
    }
  });

  it('becomes one wish, which stands in the list and can be removed', async () => {
    const { user } = renderApp(ofLink(address), maya);
    await user.dblClick(await button('Keep as a wish'));
    await user.click(await screen.findByRole('link', { name: 'Among your wishes' }));
    expect(await heading('Belted trench coat')).toBeTruthy();
    expect(await wishes()).toMatchObject([{ link: address, cents: 24_000 }]);
    await user.click(await button('Remove Belted trench coat'));
    expect(await heading('No wishes yet')).toBeTruthy();
  });

  it.each([
    [`${address}-gone`, 'This page cannot be reached.'],
    ['http://127.0.0.1/coat', 'This page cannot be reached.'],
    ['http://shop.example/empty', 'This is neither a page nor a picture.'],
    ['x', 'That is no address of a page'],
  ])('%s is not compared, and it is said why', async (url, words) => {
    renderApp(ofLink(url), maya);
    expect(await heading(words)).toBeTruthy();
  });
});

describe('a photo', () => {
  it('that is still looked at is compared with nothing yet', async () => {
    const { imageId } = await server.upload(maya, picture, 'image/jpeg');
    renderApp(`/partner-feeds?view=own-this&photo=${imageId}`, maya);
    expect(await heading('From your photo')).toBeTruthy();
    expect(await screen.findByRole('status', { name: 'Looking what it is' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^You own/ })).toBeNull();
  });

  it('is told of by its member, also after a way elsewhere and back', async () => {
    await hangCoat();
    const { user, where } = renderApp(
      `/partner-feeds?view=own-this&photo=${await sentPhoto()}`,
      maya,
    );
    await user.click(await button('Say more'));
    const sheet = within(await screen.findByRole('dialog', { name: 'What is it?' }));
    await user.selectOptions(sheet.getByLabelText('Kind'), 'Coats');
    await user.selectOptions(sheet.getByLabelText('Color'), 'Camel');
    await user.type(sheet.getByLabelText('Price'), '80');
    await user.click(sheet.getByRole('button', { name: 'Compare again' }));
    expect(await heading('You own one very like it')).toBeTruthy();
    expect(where()).toContain('kind=coat&color=camel&price=8000-USD');
    expect(screen.getByRole('region', { name: 'Camel coat' })).toBeTruthy();
    expect(screen.getByText('$80')).toBeTruthy();
    await user.click(await button('Keep as a wish'));
    await waitFor(async () =>
      expect(await wishes()).toMatchObject([{ title: 'Camel coat', link: null, cents: 8000 }]),
    );
    await user.click(await screen.findByRole('link', { name: 'Among your wishes' }));
    expect(await screen.findByText('From a photo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'To the shop' })).toBeNull();
  });

  it('is dropped, and leaves no wish', async () => {
    const { user, where } = renderApp(
      `/partner-feeds?view=own-this&photo=${await sentPhoto()}`,
      maya,
    );
    await user.click(await button('No, thanks'));
    await waitFor(() => expect(where()).toBe('/partner-feeds'));
    expect(await wishes()).toEqual([]);
  });

  it.each(['x', '6f2c7d5e-0b0f-4a43-9a39-0d6f1f3f7c11'])('%s that is gone is said', async (id) => {
    renderApp(`/partner-feeds?view=own-this&photo=${id}`, maya);
    expect(await heading('This photo is gone')).toBeTruthy();
  });

  it('that is none is refused, with the reason', async () => {
    const { user } = renderApp('/partner-feeds', maya);
    await button('Ask about a photo');
    const file = new File(['no picture'], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('A photo of it'), file);
    expect(await screen.findByText('This photo was not compared')).toBeTruthy();
    expect(screen.getByText(/^Not a photo we can read/)).toBeTruthy();
  });
});
