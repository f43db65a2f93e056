import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import {
  cutoutRendition,
  type ImageKind,
  type ImageRefusal,
  type ImageRendition,
  type ImageTreatment,
  imageRenditions,
} from '#contract/rules/images.ts';
import type { ImageDetails, ImageView } from '#contract/schemas/image.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { isUnnamed } from './image-names.ts';
import type { FullScope } from './scope.ts';
import type { AccountSweepPart } from './sweep-part.ts';

type ImageRow = typeof images.$inferSelect;

/** Makes a row for a picture that is to be sent. */
export async function insertImage(
  scope: FullScope,
  database: Database,
  image: { kind: ImageKind; contentType: string; byteLength: number; contentHash?: string },
): Promise<{ imageId: string }> {
  const [row] = await database
    .insert(images)
    .values({ ...image, ownerId: scope.subject })
    .returning({ imageId: images.id });
  return row!;
}

/** The viewer's item that shows the very same photo, if any. */
export async function findItemWithPhoto(
  scope: FullScope,
  database: Database,
  contentHash: string,
): Promise<string | null> {
  const [row] = await database
    .select({ itemId: items.id })
    .from(images)
    .innerJoin(itemImages, eq(itemImages.imageId, images.id))
    .innerJoin(items, and(eq(items.id, itemImages.itemId), isNull(items.deletedAt)))
    .where(and(eq(images.ownerId, scope.subject), eq(images.contentHash, contentHash)))
    .orderBy(asc(items.id))
    .limit(1);
  return row ? String(row.itemId) : null;
}

/** The viewer's images among these ids. Throws the Refusal `forbidden` if any is not. */
export async function requireImages(
  scope: FullScope,
  database: Database,
  imageIds: string[],
): Promise<ImageRow[]> {
  if (imageIds.length === 0) return [];
  const rows = await database.select().from(images).where(inArray(images.id, imageIds));
  const found = new Map(rows.map((row) => [row.id, row]));
  return imageIds.map((imageId) => {
    const row = found.get(imageId);
    if (row?.ownerId !== scope.subject) throw new Refusal('forbidden', 'not the viewer’s picture');
    return row;
  });
}

/** Marks pictures whose bytes have come; answers those that were not marked before. */
export async function markReceived(database: Database, imageIds: string[]): Promise<string[]> {
  if (imageIds.length === 0) return [];
  const rows = await database
    .update(images)
    .set({ status: 'received', updatedAt: sql`now()` })
    .where(and(inArray(images.id, imageIds), eq(images.status, 'awaiting')))
    .returning({ id: images.id });
  return rows.map((row) => row.id);
}

/** A picture that is to be worked on, or null if it is done or gone. */
export async function findReceived(database: Database, imageId: string): Promise<ImageRow | null> {
  const [row] = await database
    .select()
    .from(images)
    .where(and(eq(images.id, imageId), eq(images.status, 'received')));
  return row ?? null;
}

/** Whether a picture is there, in whatever state: false once it was forgotten. */
export async function isImageKept(database: Database, imageId: string): Promise<boolean> {
  const rows = await database.select({ id: images.id }).from(images).where(eq(images.id, imageId));
  return rows.length > 0;
}

/** The result of the work on a picture. */
export interface ProcessedImage {
  width: number;
  height: number;
  originalType: string;
  mode: ImageTreatment;
  ring: string;
  mat: string;
  mainColor: string;
  furtherColors: string[];
}

/** Marks a received picture as ready. */
export async function markReady(
  database: Database,
  imageId: string,
  found: ProcessedImage,
): Promise<void> {
  await database
    .update(images)
    .set({ ...found, status: 'ready', refusal: null, updatedAt: sql`now()` })
    .where(and(eq(images.id, imageId), eq(images.status, 'received')));
}

/** Marks a received picture as one that cannot be shown. */
export async function markRefused(
  database: Database,
  imageId: string,
  refusal: ImageRefusal,
): Promise<void> {
  await database
    .update(images)
    .set({ status: 'refused', refusal, updatedAt: sql`now()` })
    .where(and(eq(images.id, imageId), eq(images.status, 'received')));
}

/**
 * Forgets those of an owner's pictures that nothing names: the older ones, or some of them. Answers
 * their ids, whose files may go too.
 */
export async function forgetUnnamed(
  database: Database,
  owner: string,
  among: { before: Date } | { imageIds: string[] },
): Promise<string[]> {
  const isMeant =
    'before' in among
      ? lt(images.updatedAt, among.before)
      : sql`${images.id} = any(${sql.param(among.imageIds)}::uuid[])`;
  const rows = await database
    .delete(images)
    .where(and(eq(images.ownerId, owner), isMeant, await isUnnamed(database)))
    .returning({ id: images.id });
  return rows.map((row) => row.id);
}

/**
 * Pictures that nothing names; a new one may still wait for the write that will name it, and one that another took the
 * place of for being brought back.
 */
export const imageSweep: AccountSweepPart = {
  afterMs: 24 * 3_600_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: images.ownerId })
      .from(images)
      .where(and(lt(images.updatedAt, before), await isUnnamed(database)));
    return rows.map((row) => row.ownerId);
  },
  forget: (database, owner, before) => forgetUnnamed(database, owner, { before }),
};

/** A picture as its owner may see it. */
export function toImageView(row: ImageRow, signer: Signer): ImageView {
  const shown = isCutoutShown(row) ? cutoutOf(row, signer) : photoOf(row, signer);
  return {
    imageId: row.id,
    status: row.status === 'awaiting' ? 'received' : row.status,
    refusal: row.refusal as ImageRefusal | null,
    width: shown?.width ?? 0,
    height: shown?.height ?? 0,
    treatment: shown?.treatment ?? null,
    urls: shown?.urls ?? null,
    cutout: row.cutoutAskedAt ? 'waiting' : row.cutout,
    cutoutDoubt: row.cutoutVersion > 0 ? row.cutoutDoubt : null,
    likelyCategories: row.likelyCategories,
  };
}

/** A picture with what is not shown of it at present. */
export function toImageDetails(row: ImageRow, signer: Signer): ImageDetails {
  const other = isCutoutShown(row) ? photoOf(row, signer) : cutoutOf(row, signer);
  return { ...toImageView(row, signer), other };
}

/** The owner's choice comes first; without one a cut-out is shown where it is trusted, or the owner drew it. */
const isCutoutShown = ({ cutout, cutoutVersion, shown }: ImageRow) =>
  cutoutVersion > 0 && (shown ? shown === 'cutout' : cutout === 'trusted' || cutout === 'own');

/** The file of what is shown of a picture, by the longer side of its photo; null until it is ready. */
export function shownRendition(
  row: ImageRow,
  side: (typeof imageRenditions)[number],
): ImageRendition | null {
  if (isCutoutShown(row)) return cutoutRendition(side, row.cutoutSlot);
  return row.status === 'ready' ? side : null;
}

/** Whether a picture is seen without its ground, as SQL: `isCutoutShown`, or a picture that came cut out. */
export const isSeenCutOut = () =>
  sql<boolean>`(coalesce(${images.mode} = 'cutout', false) or (${images.cutoutVersion} > 0
    and coalesce(${images.shown}, case when ${images.cutout} in ('trusted', 'own') then 'cutout' end, 'photo') = 'cutout'))`;

/**
 * Names what is seen of a picture: it changes when another version is shown, when that is cut out anew, and
 * once the picture is ready.
 */
export function pictureKey(row: ImageRow): string {
  if (isCutoutShown(row)) return `${row.id} cutout ${row.cutoutVersion}`;
  return `${row.id} ${row.status}`;
}

type Shown = NonNullable<ImageDetails['other']>;

function photoOf(row: ImageRow, signer: Signer): Shown | null {
  const { width, height, mode, ring, mat } = row;
  if (row.status !== 'ready' || !mode || !ring || !mat) return null;
  const urls = imageRenditions.map((size) => [size, signer.imageUrl(row.ownerId, row.id, size)]);
  return {
    width,
    height,
    treatment: { mode: mode as ImageTreatment, ring, mat },
    urls: Object.fromEntries(urls) as Shown['urls'],
  };
}

function cutoutOf(row: ImageRow, signer: Signer): Shown | null {
  const { ring, mat, cutoutVersion, cutoutSlot } = row;
  if (cutoutVersion === 0 || !ring || !mat) return null;
  const urls = imageRenditions.map((size) => {
    const address = signer.imageUrl(row.ownerId, row.id, cutoutRendition(size, cutoutSlot));
    // A later one gets the same slot, and whoever has this one may keep it for a day.
    return [size, `${address}&v=${cutoutVersion}`];
  });
  return {
    width: row.cutoutWidth,
    height: row.cutoutHeight,
    treatment: { mode: 'cutout', ring, mat },
    urls: Object.fromEntries(urls) as Shown['urls'],
  };
}
