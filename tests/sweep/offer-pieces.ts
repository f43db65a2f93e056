import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { BuiltServer, Member } from '#tests/browser/built-server.ts';

/** Offers three pieces that are made for it: one stays listed with a share page, one is sold, one is withdrawn. */
export async function offerPieces(
  call: BuiltServer['call'],
  { userId: owner, token }: Member,
  title: string,
): Promise<{ listed: string; sold: string }> {
  const amount = { cents: 123_456_00, currency: 'USD' };
  async function list() {
    const changes = { title, brand: title.slice(0, 40), purchasePriceCents: 190_00 };
    const { itemId } = (await call('saveItem', { owner, changes }, token)).item;
    const { listing } = await call('getResaleListing', { owner, itemId }, token);
    const { condition, brandTier, description, photoIds } = listing;
    const words = { condition, brandTier, title, description, photoIds, measurements: title };
    const draft = { owner, itemId, revision: 0, price: amount, ...words };
    const made = (await call('saveResaleListing', draft, token)).listing;
    const listingId = made.listingId!;
    const change = { owner, listingId, changeId: newIdempotencyKey() };
    await call('listResaleItem', { ...change, revision: made.revision }, token);
    return { itemId, listingId };
  }
  const listed = await list();
  await call('shareResaleListing', { owner, listingId: listed.listingId, isShared: true }, token);
  const sold = await list();
  const changeId = newIdempotencyKey();
  await call('sellResaleItem', { owner, listingId: sold.listingId, changeId, amount }, token);
  const { listingId } = await list();
  const withdrawn = { owner, listingId, changeId: newIdempotencyKey() };
  await call('withdrawResaleListing', withdrawn, token);
  return { listed: listed.itemId, sold: sold.itemId };
}
