import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inArray, sql } from 'drizzle-orm';
import {
  type ImageRendition,
  largestRendition,
  smallerRenditions,
} from '#contract/rules/images.ts';
import { entitlementKeys } from '#contract/rules/profile.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { images, users } from '../database/schema.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { keepOnce } from '../foundation/keep-once.ts';
import { askStore } from '../jobs/ask-store.ts';
import type { Services } from '../ports/services.ts';
import { hashPassword, isPasswordRight } from '../procedures/passwords.ts';
import { giveGrant } from '../repositories/grants.ts';
import type { ProcessedImage } from '../repositories/images.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { changeItemImages } from '../repositories/item-photos.ts';
import { insertItem } from '../repositories/items.ts';
import { reportMember } from '../repositories/member-reports.ts';
import { addToWardrobes } from '../repositories/noun-wardrobes.ts';
import { type FullScope, scopeOfUser } from '../repositories/scope.ts';
import { insertAccount, setPasswordHash } from '../repositories/users.ts';
import { shareWardrobe } from '../repositories/wardrobe-sharing.ts';
import { saveWardrobe } from '../repositories/wardrobes.ts';
import { askLola } from './ask-lola.ts';
import { bringFriend, type DemoFriend, styleMember } from './bring-friends.ts';
import { composeOutfits, type DemoOutfit, type DemoPlan, planOutfits } from './compose-outfits.ts';
import { type DemoPerson, type DemoTogether, dressTogether } from './dress-together.ts';
import { lendPieces } from './lend-pieces.ts';
import { measurePeople } from './measure-people.ts';
import { sendPortrait } from './send-portrait.ts';
import { type DemoLook, showLooks } from './show-looks.ts';
import { wearLongAgo } from './wear-long-ago.ts';

/** The accounts of the demo's people. */
export const demoAccounts = [
  {
    email: 'demo@hem.test',
    firstName: 'Maya',
    lastName: 'Okafor',
    screenName: 'maya',
    staff: false,
  },
  {
    email: 'staff@hem.test',
    firstName: 'Sam',
    lastName: 'Lind',
    screenName: 'sam.at.hem',
    staff: true,
  },
];

/** The demo's wardrobes, in the order in which they are shown. */
const demoWardrobes = ['Everyday', 'Work', 'Coats & knits', 'Weekend', 'Evening', 'Summer trip'];

type Garment = Omit<ItemAttributes, 'type' | 'availability'> & { id: string; wardrobes: string[] };

/** The folder of the drawn garments: beside this file, or copied beside the bundle. */
const demoFolder = (): string => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.basename(here) === 'demo' ? here : path.join(here, 'demo');
};

/**
 * Seeds the demo accounts and the demo wardrobe once, from renditions that were made ahead of time,
 * and answers the password that signs in: DEMO_PASSWORD, or one made once.
 */
export async function seedDemo(services: Services): Promise<string> {
  const { open, config } = services;
  const password = await findPassword(config.dataDir, config.demoPassword);
  const people = await readDemo<DemoFriend[]>('friends.json');
  const together = await readDemo<DemoTogether[]>('together.json');
  const emails = [...demoAccounts, ...people].map(({ email }) => email);
  const existing = await findAccounts(open.database, emails);
  if (existing.length > 0) {
    await keepPassword(open.database, existing, password);
    return password;
  }
  const garments = await readDemo<Garment[]>('garments.json');
  const passwordHash = await hashPassword(password);
  // Before the rows, so that a seed killed here leaves files that nobody names, and is done again.
  const looks = await readDemo<DemoLook[]>('looks.json');
  const pictures = await storePictures(services, [
    ...garments.map(({ id }) => ({ id, file: `garments/${id}.webp` })),
    ...looks.map(({ id }) => ({ id: `look-${id}`, file: `looks/${id}.webp` })),
  ]);
  const friends = await Promise.all(
    people.map(async (friend) => {
      const theirs = new Set(Object.values(friend.wardrobes).flat());
      const files = [...theirs].map((id) => ({ id, file: `garments/${id}.webp` }));
      const drawing = friend.portrait?.drawing;
      const portraits = drawing
        ? [{ id: `portrait-${drawing}`, file: `portraits/${drawing}.webp` }]
        : [];
      const [sent] = (await storePictures(services, portraits)).values();
      return { ...friend, sent, pictures: await storePictures(services, files) };
    }),
  );
  const orderServices = await loadOrders(services);
  const sow = async (transaction: Database): Promise<'done' | 'busy'> => {
    // Servers that start together on one database take turns, and the second finds it done.
    const { rows } = await transaction.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${seedLock}) as "isFree"`,
    );
    if (!rows[0]!.isFree) return 'busy';
    if ((await findAccounts(transaction, emails)).length > 0) return 'done';
    const signUp = (names: Pick<DemoFriend, 'email' | 'firstName' | 'lastName' | 'screenName'>) =>
      insertAccount(transaction, {
        ...names,
        passwordHash,
        emailValidatedAt: services.now(),
        gender: 'Female',
        shippingCountry: 'US',
      });
    const known = friends.map(
      ({ wardrobes, pictures, lends, borrows, styling, reported, portrait, sent, ...names }) => ({
        names,
        portrait,
        sent,
        lends,
        borrows,
        styling,
        reported,
        pictures,
        garments: garments.flatMap((garment) => {
          const within = Object.keys(wardrobes).filter((name) =>
            wardrobes[name]!.includes(garment.id),
          );
          return within.length > 0 ? { ...garment, wardrobes: within } : [];
        }),
        wardrobeNames: Object.keys(wardrobes),
      }),
    );
    for (const account of demoAccounts) {
      const { staff, ...names } = account;
      const { id } = await signUp(names);
      const keys = staff
        ? (['analysisAdmin'] as const)
        : // The member pays the handling fee, so that it is seen.
          entitlementKeys.filter((key) => key !== 'analysisAdmin' && key !== 'noServiceFees');
      const given = { source: staff ? 'staff' : 'gift', until: null, by: 'demo' } as const;
      for (const key of keys) {
        await giveGrant(transaction, id, { key, ...given }, services.now());
      }
      if (!staff) {
        const things = { garments, looks, pictures, orderServices };
        const itemIds = await fillMember(services, transaction, id, things);
        const dressed = new Map<string, DemoPerson>([[names.email, { userId: id, itemIds }]]);
        for (const friend of known) {
          const scope = scopeOfUser((await signUp(friend.names)).id);
          const hung = await hangGarments(services, transaction, scope, friend);
          const ids = hung.wardrobes.map(({ wardrobeId }) => wardrobeId);
          const member = { userId: id, screenName: names.screenName };
          await bringFriend(scope, transaction, member, ids, services.now());
          const theirs = { userId: scope.subject, itemIds: hung.itemIds };
          dressed.set(friend.names.email, theirs);
          const mine = { userId: id, itemIds };
          await lendPieces(transaction, mine, theirs, friend, services.now());
          if (friend.styling) {
            await styleMember(scope, transaction, friend.styling, mine, services.now());
          }
          if (friend.portrait && friend.sent) {
            const { samples, hoursAgo } = friend.portrait;
            const at = new Date(services.now().getTime() - hoursAgo * 3_600_000);
            await sendPortrait(scope, transaction, friend.sent, samples, at);
          }
          if (friend.reported) {
            const report = { userId: scope.subject, ...friend.reported, isBlocked: false };
            await reportMember(scopeOfUser(id), transaction, report, services.now());
          }
        }
        for (const one of together) {
          await dressTogether(transaction, dressed, one, services.now());
        }
      }
    }
    return 'done';
  };
  // A statement waits a few seconds for a lock at most, and a slow machine seeds for longer.
  while ((await open.transaction(sow)) === 'busy') await delay(250);
  await askStore(services);
  return password;
}

/** Loads what orders services at the embedded store, as that store is loaded: only where there is one. */
async function loadOrders({ config }: Services) {
  if (config.store !== 'embedded') return null;
  const { orderServices } = await import('./order-services.ts');
  return orderServices;
}

/** Any number; the same in every server, and another than the migrations'. */
const seedLock = 48_327;

const findAccounts = (database: Database, emails: readonly string[]) =>
  database
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, [...emails]));

/** Sets the password where it is another one. Accounts that share a hash are checked once. */
async function keepPassword(
  database: Database,
  accounts: { id: string; passwordHash: string | null }[],
  password: string,
): Promise<void> {
  const hashes = [...new Set(accounts.map((account) => account.passwordHash))];
  const right = new Set<string | null>();
  for (const hash of hashes) if (await isPasswordRight(hash, password)) right.add(hash);
  const others = accounts.filter((account) => !right.has(account.passwordHash));
  if (others.length === 0) return;
  // One hash for all accounts, so that the next start has only one to check.
  const passwordHash = await hashPassword(password);
  for (const { id } of others) await setPasswordHash(database, id, passwordHash);
}

/** A garment's picture as it is stored. */
interface StoredPicture {
  imageId: string;
  byteLength: number;
  found: ProcessedImage;
}

/** Puts every rendition in its place, some at a time: each waits for the disk. */
async function storePictures(
  { blobs }: Services,
  pictures: readonly { id: string; file: string }[],
): Promise<Map<string, StoredPicture>> {
  const read = (...place: string[]) => fs.readFile(path.join(demoFolder(), ...place));
  const prepared = JSON.parse(String(await read('prepared.json'))) as Record<
    string,
    ProcessedImage
  >;
  const stored = new Map<string, StoredPicture>();
  const left = [...pictures];
  const storeNext = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { id, file } = next;
      const imageId = randomUUID();
      // As drawn: upright, in sRGB, without metadata, and smaller than the largest rendition.
      const drawn = await read(file);
      const write = (rendition: ImageRendition, bytes: Buffer) =>
        blobs.write(imageKeys.rendition(imageId, rendition), bytes, 'image/webp');
      await write('original', drawn);
      await write(largestRendition, drawn);
      for (const side of smallerRenditions) {
        await write(side, await read('renditions', String(side), `${id}.webp`));
      }
      stored.set(id, { imageId, byteLength: drawn.length, found: prepared[id]! });
    }
  };
  await Promise.all(Array.from({ length: 8 }, storeNext));
  return stored;
}

/** Gives an account wardrobes with the garments that hang in them. */
async function hangGarments(
  services: Services,
  database: Database,
  scope: FullScope,
  {
    garments,
    pictures,
    wardrobeNames,
  }: {
    garments: readonly Garment[];
    pictures: Map<string, StoredPicture>;
    wardrobeNames: readonly string[];
  },
): Promise<{ wardrobes: Wardrobe[]; itemIds: Map<string, string> }> {
  const wardrobes: Wardrobe[] = [];
  for (const name of wardrobeNames) {
    const form = { name, description: '' };
    wardrobes.push(await saveWardrobe(scope, database, form, services.signer));
  }
  const rows = [...pictures].map(([id, { imageId, byteLength, found }]) => ({
    id: imageId,
    ownerId: scope.subject,
    kind: id.startsWith('look-') ? 'look' : 'item',
    contentType: 'image/webp',
    byteLength,
    status: 'ready' as const,
    ...found,
  }));
  if (rows.length > 0) await database.insert(images).values(rows);
  // The catalogue's first garments are to be the newest, so that they open the lists.
  const itemIds = new Map<string, string>();
  for (const garment of garments.toReversed()) {
    const { id, wardrobes: within, ...attributes } = garment;
    const itemId = await insertItem(scope, database, attributes);
    itemIds.set(id, String(itemId));
    await changeItemImages(database, itemId, { added: [pictures.get(id)!.imageId] });
    const into = wardrobes.filter(({ name }) => within.includes(name));
    await addToWardrobes(
      database,
      itemNoun,
      [itemId],
      into.map(({ wardrobeId }) => Number(wardrobeId)),
    );
  }
  return { wardrobes, itemIds };
}

/**
 * Gives the demo's member their wardrobes, and all that they did with what hangs there. Answers the ids of their pieces, by
 * the ids of the garments.
 */
async function fillMember(
  services: Services,
  database: Database,
  owner: string,
  {
    looks,
    orderServices,
    ...hung
  }: {
    garments: Garment[];
    looks: DemoLook[];
    pictures: Map<string, StoredPicture>;
    orderServices: Awaited<ReturnType<typeof loadOrders>>;
  },
): Promise<Map<string, string>> {
  const scope = scopeOfUser(owner);
  const { pictures } = hung;
  const { wardrobes, itemIds } = await hangGarments(services, database, scope, {
    ...hung,
    wardrobeNames: demoWardrobes,
  });
  const outfits = await readDemo<DemoOutfit[]>('outfits.json');
  const outfitIds = await composeOutfits(scope, database, outfits, itemIds, wardrobes);
  const plans = await readDemo<DemoPlan[]>('plans.json');
  await planOutfits(scope, database, plans, outfitIds, services.now());
  await wearLongAgo(scope, database, services.now(), itemIds);
  await showLooks(scope, database, services.now(), { looks, itemIds, pictures, wardrobes });
  await measurePeople(scope, database, services.now());
  await askLola(scope, database, services.now(), itemIds);
  if (orderServices) {
    const { email } = demoAccounts[0]!;
    await orderServices(scope, database, services.now(), { email, itemIds });
  }
  // Their friends see the first one.
  const { wardrobeId } = wardrobes[0]!;
  await shareWardrobe(scope, database, { wardrobeId, sharing: 'friends', viewerIds: [] });
  return itemIds;
}

const readDemo = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await fs.readFile(path.join(demoFolder(), file), 'utf8'));

async function findPassword(dataDir: string, given: string | null): Promise<string> {
  if (given) return given;
  return keepOnce(
    path.join(dataDir, 'demo-password'),
    () => `Hem-${randomBytes(4).toString('hex')}`,
  );
}
