import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { entitlementKeys } from '#contract/rules/profile.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { users } from '../database/schema.ts';
import { imageKeys } from '../jobs/process-image.ts';
import { keepOnce } from '../keep-once.ts';
import { hashPassword, isPasswordRight } from '../passwords.ts';
import { insertImage } from '../repositories/images.ts';
import { addToWardrobes } from '../repositories/item-wardrobes.ts';
import { insertItem, setItemImages } from '../repositories/items.ts';
import { insertAccount, setPasswordHash } from '../repositories/users.ts';
import { recountWardrobes, saveWardrobe } from '../repositories/wardrobes.ts';
import type { Services } from '../services.ts';
import { receiveImages } from '../uploads.ts';
import type { Viewer } from '../viewer.ts';

/** Who the demo's people are. */
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

/** Where the drawn garments are: beside this file, or copied beside the bundle. */
const demoFolder = (): string => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.basename(here) === 'demo' ? here : path.join(here, 'demo');
};

/**
 * Seeds the demo accounts and the demo wardrobe once, through the real path of pictures, and
 * answers the password that signs in: DEMO_PASSWORD, or one made once.
 */
export async function seedDemo(services: Services): Promise<string> {
  const { open, config } = services;
  const password = await findPassword(config.dataDir, config.demoPassword);
  const emails = demoAccounts.map(({ email }) => email);
  const existing = await open.database.select().from(users).where(inArray(users.email, emails));
  if (existing.length > 0) {
    for (const { id, passwordHash } of existing) {
      if (await isPasswordRight(passwordHash, password)) continue;
      await setPasswordHash(open.database, id, await hashPassword(password));
    }
    return password;
  }
  const garments = await readGarments();
  const passwordHash = await hashPassword(password);
  const pictures = new Map<string, Buffer>();
  for (const { id } of garments) {
    pictures.set(id, await fs.readFile(path.join(demoFolder(), 'garments', `${id}.webp`)));
  }
  const sent: { imageId: string; garmentId: string }[] = [];
  await open.database.transaction(async (transaction) => {
    for (const account of demoAccounts) {
      const { staff, ...names } = account;
      const { id } = await insertAccount(transaction, {
        ...names,
        passwordHash,
        emailValidatedAt: services.now(),
        gender: 'Female',
        shippingCountry: 'US',
        entitlements: staff
          ? ['analysisAdmin']
          : entitlementKeys.filter((key) => key !== 'analysisAdmin'),
      });
      if (staff) continue;
      const viewer: Viewer = { userId: id, sessionId: '', entitlements: [] };
      const wardrobes: Wardrobe[] = [];
      for (const name of demoWardrobes) {
        const form = { owner: id, name, description: '' };
        wardrobes.push(await saveWardrobe(viewer, transaction, form, services.signer));
      }
      // The catalogue's first garments are to be the newest, so that they open the lists.
      for (const garment of garments.toReversed()) {
        const { id: garmentId, wardrobes: within, ...attributes } = garment;
        const itemId = await insertItem(viewer, transaction, id, attributes);
        const { imageId } = await insertImage(viewer, transaction, {
          kind: 'item',
          contentType: 'image/webp',
          byteLength: pictures.get(garmentId)!.length,
        });
        await setItemImages(transaction, itemId, [imageId]);
        sent.push({ imageId, garmentId });
        const into = wardrobes.filter(({ name }) => within.includes(name));
        await addToWardrobes(
          transaction,
          [itemId],
          into.map(({ wardrobeId }) => Number(wardrobeId)),
        );
      }
      await recountWardrobes(viewer, transaction, id);
    }
    // Before the commit, so that a seed killed here leaves files that nobody names, and is done again.
    for (const { imageId, garmentId } of sent) {
      const key = imageKeys.upload(imageId);
      await services.blobs.write(key, pictures.get(garmentId)!, 'image/webp');
    }
    await receiveImages(
      transaction,
      sent.map(({ imageId }) => imageId),
    );
  });
  services.jobs.nudge();
  await services.jobs.idle();
  return password;
}

async function readGarments(): Promise<Garment[]> {
  return JSON.parse(await fs.readFile(path.join(demoFolder(), 'garments.json'), 'utf8'));
}

async function findPassword(dataDir: string, given: string | null): Promise<string> {
  if (given) return given;
  return keepOnce(
    path.join(dataDir, 'demo-password'),
    () => `Hem-${randomBytes(4).toString('hex')}`,
  );
}
