import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LookCard, LookDetails } from '#contract/schemas/look.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, looks, wardrobeLooks, wardrobes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { forgetUnnamed, toImageView } from './images.ts';
import { deriveLook, type LookRow, lookFormOf } from './look-derivation.ts';
import { countPinned, readPins, replacePins } from './look-pins.ts';
import { findOutfits, readOutfitCards } from './outfits.ts';
import { readLookPieces } from './plan-pieces.ts';
import { requireOwner, requireSight, type Viewer } from './viewer.ts';
import { lookWearCount, lookWornDay } from './wears.ts';
import { readWornPieces } from './worn-pieces.ts';

/** A look with its picture, as `toLookCards` takes it. */
interface CardRow {
  look: LookRow;
  image: typeof images.$inferSelect | null;
  wearCount: number;
  wornDay: string | null;
}

/** The columns of `CardRow`. */
export const lookColumns = {
  look: looks,
  image: images,
  wearCount: lookWearCount,
  wornDay: lookWornDay,
};

/** The cards of the owner's looks among these ids, in the order asked for. */
export async function readLookCards(
  viewer: Viewer,
  database: Database,
  owner: string,
  lookIds: string[],
  signer: Signer,
): Promise<LookCard[]> {
  await requireSight(viewer, database, owner);
  const rows = await database
    .select(lookColumns)
    .from(looks)
    .leftJoin(images, eq(images.id, looks.imageId))
    .where(
      and(
        inArray(looks.id, lookIds.map(Number)),
        eq(looks.ownerId, owner),
        isNull(looks.deletedAt),
      ),
    );
  const cards = await toLookCards(viewer, database, owner, rows, signer);
  const found = new Map(cards.map((card) => [card.lookId, card]));
  return lookIds.flatMap((lookId) => found.get(lookId) ?? []);
}

/** Looks of the owner as tiles show them, in the same order. */
export async function toLookCards(
  viewer: Viewer,
  database: Database,
  owner: string,
  rows: CardRow[],
  signer: Signer,
): Promise<LookCard[]> {
  const pinned = await countPinned(
    database,
    rows.map(({ look }) => look.id),
  );
  // A look with a photo shows that.
  const shown = rows.flatMap(({ look }) => (look.imageId ? [] : (look.outfitId ?? [])));
  const outfitIds = [...new Set(shown)].map(String);
  const outfits = await readOutfitCards(viewer, database, owner, outfitIds, signer);
  const outfitOf = new Map(outfits.map((outfit) => [Number(outfit.outfitId), outfit]));
  return rows.map(({ look, image, wearCount, wornDay }) => ({
    lookId: String(look.id),
    ownerId: look.ownerId,
    kind: look.kind,
    title: look.title,
    siteName: look.siteName,
    image: image && toImageView(image, signer),
    outfit: outfitOf.get(look.outfitId ?? 0) ?? null,
    pieceCount: pinned.get(look.id) ?? 0,
    wearCount,
    wornDay,
    createDate: look.createdAt.toISOString(),
  }));
}

/** One look of the owner's with all that is known of it. Throws `not-found`. */
export async function readLookDetails(
  viewer: Viewer,
  database: Database,
  owner: string,
  lookId: string,
  signer: Signer,
): Promise<LookDetails> {
  await requireSight(viewer, database, owner);
  const [row] = await database
    .select(lookColumns)
    .from(looks)
    .leftJoin(images, eq(images.id, looks.imageId))
    .where(presentLook(owner, lookId));
  if (!row) throw new Refusal('not-found', 'no such look');
  const { look, image, wearCount, wornDay } = row;
  const outfitIds = look.outfitId === null ? [] : [String(look.outfitId)];
  const [outfit] = await readOutfitCards(viewer, database, owner, outfitIds, signer);
  const pieces = (await readLookPieces(database, [look.id])).get(look.id) ?? [];
  const within = await database
    .select({ wardrobeId: wardrobes.id, name: wardrobes.name })
    .from(wardrobeLooks)
    .innerJoin(wardrobes, eq(wardrobes.id, wardrobeLooks.wardrobeId))
    .where(eq(wardrobeLooks.lookId, look.id))
    .orderBy(asc(wardrobes.id));
  return {
    lookId: String(look.id),
    ownerId: look.ownerId,
    ...lookFormOf(look),
    image: image && toImageView(image, signer),
    outfit: outfit ?? null,
    pins: await readPins(database, look.id),
    pieces: await readWornPieces(
      database,
      pieces.map(({ itemId }) => itemId),
      signer,
    ),
    wearCount,
    wornDay,
    wardrobes: within.map((one) => ({ wardrobeId: String(one.wardrobeId), name: one.name })),
    revision: look.revision,
    createDate: look.createdAt.toISOString(),
    updateDate: look.updatedAt.toISOString(),
  };
}

type Saved = OperationInput<'saveLook'>;

/**
 * Makes or changes a look of the owner, whose account is locked. Answers also the pictures whose files may
 * go. Throws `not-found`, and `invalid` where it would have no kind or nothing to show.
 */
export async function saveLook(
  viewer: Viewer,
  database: Database,
  { owner, lookId, changes, imageId, pins, baseRevision }: Saved,
): Promise<{ id: number; hasReplaced: boolean; goneImageIds: string[] }> {
  requireOwner(viewer, owner);
  const [given] = lookId
    ? await database.select().from(looks).where(presentLook(owner, lookId))
    : [];
  if (lookId && !given) throw new Refusal('not-found', 'no such look');
  const isSame = Object.keys(changes).length === 0 && imageId === undefined && !pins;
  if (given && isSame) return { id: given.id, hasReplaced: false, goneImageIds: [] };

  const { outfitId, link, ...words } = changes;
  const kind = words.kind ?? given?.kind;
  if (!kind) throw new Refusal('invalid', 'it has no kind', { 'changes.kind': 'required' });
  const row = {
    title: null,
    notes: null,
    seasons: [],
    occasions: [],
    imageId: null,
    outfitId: null,
    linkUrl: null,
    siteName: null,
    ...given,
    ...words,
    kind,
    ...(imageId === undefined ? {} : { imageId }),
    ...(link === undefined
      ? {}
      : { linkUrl: link && withoutCredentials(link.url), siteName: link?.siteName ?? null }),
  };
  if (outfitId === null) row.outfitId = null;
  else if (outfitId && Number(outfitId) !== given?.outfitId) {
    const [id] = await findOutfits(viewer, database, owner, [outfitId]);
    row.outfitId = id!;
  }
  const asked = [imageId, outfitId, link].some((part) => part !== undefined);
  if ((!given || asked) && !row.imageId && row.outfitId === null && !row.linkUrl) {
    throw new Refusal('invalid', 'it shows nothing', { imageId: 'required' });
  }
  const id = await writeLook(database, owner, row, given);
  if (pins) await replacePins(database, owner, id, pins);
  const isReplaced = given?.imageId && given.imageId !== row.imageId;
  const goneImageIds = isReplaced
    ? await forgetUnnamed(database, owner, { imageIds: [given.imageId!] })
    : [];
  const hasReplaced = !!given && baseRevision !== undefined && baseRevision < given.revision;
  return { id, hasReplaced, goneImageIds };
}

async function writeLook(
  database: Database,
  owner: string,
  row: Omit<typeof looks.$inferInsert, 'ownerId'> & Parameters<typeof deriveLook>[0],
  given: LookRow | undefined,
): Promise<number> {
  const { kind, title, notes, seasons, occasions, imageId, outfitId, linkUrl, siteName } = row;
  const form = { kind, title, notes, seasons, occasions, imageId, outfitId, linkUrl, siteName };
  const columns = { ...form, ...deriveLook(row) };
  if (!given) {
    const [made] = await database
      .insert(looks)
      .values({ ...columns, ownerId: owner })
      .returning({ id: looks.id });
    return made!.id;
  }
  await database
    .update(looks)
    .set({ ...columns, revision: given.revision + 1, updatedAt: sql`now()` })
    .where(eq(looks.id, given.id));
  return given.id;
}

/** One look of the owner's that is not deleted. */
const presentLook = (owner: string, lookId: string) =>
  and(eq(looks.id, Number(lookId)), eq(looks.ownerId, owner), isNull(looks.deletedAt));

/** Those of these looks that are the owner's, to be changed. Throws `not-found` if there is none. */
export async function findLooks(
  viewer: Viewer,
  database: Database,
  owner: string,
  lookIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(lookIds.map(Number))];
  const rows = await database
    .select({ id: looks.id })
    .from(looks)
    .where(and(inArray(looks.id, ids), eq(looks.ownerId, owner), isNull(looks.deletedAt)));
  if (rows.length === 0) throw new Refusal('not-found', 'no such look');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}

/** A link is shown and shared: what signs its member in elsewhere is no part of it. */
function withoutCredentials(address: string): string {
  const url = new URL(address);
  if (!url.username && !url.password) return address;
  url.username = '';
  url.password = '';
  return url.href;
}
