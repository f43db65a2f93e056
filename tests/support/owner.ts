import { randomUUID } from 'node:crypto';
import { drawPicture } from './drawn-pictures.ts';
import { entitle } from './entitle.ts';
import { collageOf } from './sample-calls/outfits.ts';
import { sealPassword } from './seal-password.ts';
import { makeServiceOrder } from './service-orders.ts';
import type { Person, TestServer } from './test-server.ts';

/** The password of everybody made by `makeOwner`. */
export const ownerPassword = 'Correct-Horse-1';

/** Somebody with a wardrobe, items, outfits, pictures, a second session and a link under way. */
export interface Owner extends Person {
  itemIds: string[];
  deletedItemIds: string[];
  wardrobeIds: string[];
  outfitIds: string[];
  deletedOutfitIds: string[];
  lookIds: string[];
  deletedLookIds: string[];
  /** What the first look shows. */
  lookImageId: string;
  /** Of an outfit, worn; of a look; and of loose pieces. */
  planIds: string[];
  deletedPlanIds: string[];
  /** What the first outfit shows. */
  thumbnailId: string;
  /**
   * Of kind item: one that an item shows, one that was sent and nothing shows, and one that was only
   * announced.
   */
  imageIds: { shown: string; sent: string; awaiting: string };
  userImageId: string;
  otherSessionId: string;
  /** Of the first item, sent back just now. */
  orderId: string;
  /** Somebody whose measurements they keep, and a form that waits for a phone. */
  measuredId: string;
  measuringId: string;
  /** What the first item is offered for, in a draft. */
  listingId: string;
}

/** What is said of a piece that is offered. */
export const offered = {
  price: { cents: 58_00, currency: 'USD' },
  condition: 'Good Condition',
  brandTier: null,
  title: 'Wool coat',
  description: 'Warm.',
  measurements: 'Chest 52 cm',
  photoIds: [] as string[],
} as const;

/** Signs somebody up and gives them one of everything. */
export async function makeOwner(server: TestServer, staff = false): Promise<Owner> {
  const email = `${randomUUID()}@example.com`;
  const password = await sealPassword(server, ownerPassword);
  const { userId, token } = await server.call('createAccount', { email, password });
  const person: Person = { userId, token, email };
  // What is bought; whoever has not bought it is asked about elsewhere.
  const bought = ['scheduledLola', 'resaleValue', 'styleBlueprint'] as const;
  const keys = staff ? (['analysisAdmin', ...bought] as const) : bought;
  await entitle(server.app.services.open.database, userId, keys);
  const again = { email, password: await sealPassword(server, ownerPassword) };
  await server.call('tokenAuth', again);
  const { sessions } = await server.call('userSessions', {}, person);
  const owner = userId;
  const wardrobeIds: string[] = [];
  for (const name of ['Work', 'Play']) {
    const input = { owner, name, description: '' };
    wardrobeIds.push((await server.call('saveWardrobe', input, person)).wardrobe.wardrobeId);
  }
  const picture = await drawPicture();
  const shown = (await server.upload(person, picture, 'image/jpeg')).imageId;
  const sent = (await server.upload(person, picture, 'image/jpeg')).imageId;
  const userImageId = (await server.upload(person, picture, 'image/jpeg', 'user')).imageId;
  const announced = { kind: 'item', contentType: 'image/png', byteLength: 100 } as const;
  const awaiting = (await server.call('imageUpload', announced, person)).imageId;
  const itemIds: string[] = [];
  for (const title of ['Coat', 'Shirt', 'Gone']) {
    const input = {
      owner,
      changes: { title, brand: `Brand of ${userId}` },
      imageIds: title === 'Coat' ? [shown] : [],
      wardrobeIds: [wardrobeIds[0]!],
    };
    itemIds.push((await server.call('saveItem', input, person)).item.itemId);
  }
  const deletedItemIds = itemIds.splice(2);
  await server.call('deleteItems', { owner, itemIds: deletedItemIds }, person);
  const outfitIds: string[] = [];
  for (const title of ['Office', 'Gallery', 'Gone']) {
    const input = {
      owner,
      changes: { title, notes: `Notes of ${userId}` },
      collage: collageOf(itemIds),
      wardrobeIds: [wardrobeIds[0]!],
    };
    outfitIds.push((await server.call('saveOutfit', input, person)).outfit.outfitId);
  }
  const deletedOutfitIds = outfitIds.splice(2);
  await server.call('deleteOutfits', { owner, outfitIds: deletedOutfitIds }, person);
  const lookImageId = (await server.upload(person, picture, 'image/jpeg', 'look')).imageId;
  const lookIds: string[] = [];
  for (const title of ['Mirror', 'Friday', 'Gone']) {
    const input = {
      owner,
      changes: { kind: 'worn' as const, title, outfitId: outfitIds[0]!, notes: `Of ${userId}` },
      ...(title === 'Mirror' ? { imageId: lookImageId } : {}),
      pins: itemIds.map((itemId) => ({ itemId, x: 0.5, y: 0.5 })),
      wardrobeIds: [wardrobeIds[0]!],
    };
    lookIds.push((await server.call('saveLook', input, person)).look.lookId);
  }
  const deletedLookIds = lookIds.splice(2);
  await server.call('deleteLooks', { owner, lookIds: deletedLookIds }, person);
  const planIds: string[] = [];
  const today = new Date().toISOString().slice(0, 10);
  for (const planned of [
    { changes: { day: today, outfitId: outfitIds[0]! }, isWorn: true },
    { changes: { day: today, title: `Day of ${userId}`, itemIds } },
    { changes: { day: today, lookId: lookIds[0]! }, isWorn: true },
    { changes: { day: '2024-02-29', itemIds } },
  ]) {
    planIds.push((await server.call('savePlan', { owner, ...planned }, person)).plan.planId);
  }
  const deletedPlanIds = planIds.splice(3);
  await server.call('deletePlans', { owner, planIds: deletedPlanIds }, person);
  await server.call('makeCalendarFeed', { owner }, person);
  // Once the photo is ready the layers show something else.
  await server.app.services.jobs.idle();
  const outfitId = outfitIds[0]!;
  const { outfit } = await server.call('getOutfitDetails', { owner, outfitId }, person);
  const drawn = await server.upload(person, picture, 'image/jpeg', 'outfit-thumbnail');
  const thumbnail = { owner, outfitId, imageId: drawn.imageId, drawingKey: outfit.drawingKey };
  await server.call('saveOutfitThumbnail', thumbnail, person);
  await server.app.services.jobs.idle();
  const orderId = await makeServiceOrder(server, person, itemIds[0]!);
  const sam = { owner, name: `Child of ${userId}`, values: { waist: 0.55 } };
  const measuredId = (await server.call('saveMeasurements', sam, person)).person.personId!;
  const form = { owner, personId: measuredId, types: ['hips' as const] };
  const measuringId = (await server.call('startMeasuring', form, person)).session.sessionId;
  const offer = { owner, itemId: itemIds[0]!, revision: 0, ...offered };
  const { listing } = await server.call('saveResaleListing', offer, person);
  return {
    ...person,
    listingId: listing.listingId!,
    orderId,
    measuredId,
    measuringId,
    itemIds,
    deletedItemIds,
    wardrobeIds,
    outfitIds,
    deletedOutfitIds,
    lookIds,
    deletedLookIds,
    lookImageId,
    planIds,
    deletedPlanIds,
    thumbnailId: drawn.imageId,
    imageIds: { shown, sent, awaiting },
    userImageId,
    otherSessionId: sessions.find((session) => !session.isThis)!.sessionId,
  };
}
