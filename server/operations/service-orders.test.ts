import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCartOwner } from '#server/repositories/service-carts.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
  maya = await server.person();
});
afterAll(() => server.close());

const cartOf = async (person: Person) =>
  (await server.call('userDetails', { userIds: [person.userId] }, person))[person.userId]!
    .userDetails.mostRecentCartId;
const ownerOf = (token: string) => findCartOwner(server.app.services.open.database, token);

describe('The cart of a member', () => {
  it('is kept with the member until an empty id clears it', async () => {
    const cartId = 'gid://shopify/Cart/kept-one?key=abc';
    await server.call('saveCart', { cartId }, maya);
    expect(await cartOf(maya)).toBe(cartId);
    await server.call('saveCart', { cartId: '' }, maya);
    expect(await cartOf(maya)).toBeNull();
    // Its order may still be under way.
    expect(await ownerOf('kept-one')).toBe(maya.userId);
  });

  it('is nobody else’s, unless they know its whole id', async () => {
    const cartId = 'gid://shopify/Cart/guessed?key=abc';
    await server.call('saveCart', { cartId }, maya);
    const other = await server.person();
    await server.call('saveCart', { cartId: 'gid://shopify/Cart/guessed?key=xyz' }, other);
    expect(await ownerOf('guessed')).toBe(maya.userId);
    await server.call('saveCart', { cartId }, other);
    expect(await ownerOf('guessed')).toBe(other.userId);
  });
});
