import { eq, sql } from 'drizzle-orm';
import type { LookDetails } from '#contract/schemas/look.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { looks } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { forgetUnnamed, toImageView } from './images.ts';
import { selectLooks } from './look-cards.ts';
import { deriveLook, type LookRow, lookFormOf } from './look-derivation.ts';
import { lookNoun } from './look-noun.ts';
import { readPins, replacePins } from './look-pins.ts';
import { findPresent, present } from './noun.ts';
import { readCards } from './noun-cards.ts';
import { readWardrobesOf } from './noun-wardrobes.ts';
import { outfitNoun } from './outfit-noun.ts';
import { readLookPieces } from './plan-pieces.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';
import { readWornPieces } from './worn-pieces.ts';

/** One look of the owner's with all that is known of it. Throws `not-found`. */
export async function readLookDetails(
  scope: Scope,
  database: Database,
  lookId: string,
  signer: Signer,
): Promise<LookDetails> {
  const [row] = await selectLooks(database, present(lookNoun, scope, [lookId]));
  if (!row) throw new Refusal('not-found', 'no such look');
  const { look, image, wearCount, wornDay } = row;
  const outfitIds = look.outfitId === null ? [] : [String(look.outfitId)];
  const [outfit] = await readCards(scope, database, outfitNoun, outfitIds, signer);
  const pieces = (await readLookPieces(database, [look.id])).get(look.id) ?? [];
  return {
    lookId: String(look.id),
    ownerId: look.ownerId,
    ...lookFormOf(look),
    ...(isFull(scope) ? {} : { outfitId: outfit?.outfitId ?? null, notes: null }),
    image: image && toImageView(image, signer),
    outfit: outfit ?? null,
    pins: await readPins(scope, database, look.id),
    pieces: await readWornPieces(
      scope,
      database,
      pieces.map(({ itemId }) => itemId),
      signer,
    ),
    ...(isFull(scope) ? { wearCount, wornDay } : { wearCount: null, wornDay: null }),
    wardrobes: await readWardrobesOf(scope, database, lookNoun, look.id),
    revision: look.revision,
    createDate: look.createdAt.toISOString(),
    updateDate: look.updatedAt.toISOString(),
  };
}

type Saved = Omit<OperationInput<'saveLook'>, 'owner'>;

/**
 * Makes or changes a look of the owner, whose account is locked. Answers also the pictures whose files may
 * go. Throws `not-found`, and `invalid` where it would have no kind or nothing to show.
 */
export async function saveLook(
  scope: FullScope,
  database: Database,
  { lookId, changes, imageId, pins, baseRevision }: Saved,
): Promise<{ id: number; hasReplaced: boolean; goneImageIds: string[] }> {
  const [given] = lookId
    ? await database
        .select()
        .from(looks)
        .where(present(lookNoun, scope, [lookId]))
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
    const [id] = await findPresent(scope, database, outfitNoun, [outfitId]);
    row.outfitId = id!;
  }
  const asked = [imageId, outfitId, link].some((part) => part !== undefined);
  if ((!given || asked) && !row.imageId && row.outfitId === null && !row.linkUrl) {
    throw new Refusal('invalid', 'it shows nothing', { imageId: 'required' });
  }
  const id = await writeLook(database, scope.subject, row, given);
  if (pins) await replacePins(database, scope.subject, id, pins);
  const isReplaced = given?.imageId && given.imageId !== row.imageId;
  const goneImageIds = isReplaced
    ? await forgetUnnamed(database, scope.subject, { imageIds: [given.imageId!] })
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

/** A link is shown and shared: what signs its member in elsewhere is no part of it. */
function withoutCredentials(address: string): string {
  const url = new URL(address);
  if (!url.username && !url.password) return address;
  url.username = '';
  url.password = '';
  return url.href;
}
