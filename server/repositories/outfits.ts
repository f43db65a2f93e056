import { eq, sql } from 'drizzle-orm';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { outfits } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { findPresent, present } from './noun.ts';
import { readWardrobesOf } from './noun-wardrobes.ts';
import { drawingOf, selectOutfits } from './outfit-cards.ts';
import { deriveOutfit, outfitFormOf } from './outfit-derivation.ts';
import { drawLayer, pieceIdsOf, readLayers, replaceLayers } from './outfit-layers.ts';
import { outfitNoun } from './outfit-noun.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';
import { readWornPieces } from './worn-pieces.ts';

/** One outfit of the owner's with all that is known of it. Throws `not-found`. */
export async function readOutfitDetails(
  scope: Scope,
  database: Database,
  outfitId: string,
  signer: Signer,
): Promise<OutfitDetails> {
  const [row] = await selectOutfits(database, present(outfitNoun, scope, [outfitId]));
  if (!row) throw new Refusal('not-found', 'no such outfit');
  const { outfit, wearCount } = row;
  const layers = (await readLayers(scope, database, [outfit.id])).get(outfit.id) ?? [];
  return {
    outfitId: String(outfit.id),
    ownerId: outfit.ownerId,
    ...outfitFormOf(outfit),
    ...(isFull(scope) ? {} : { notes: null }),
    ...drawingOf(row, layers, signer),
    layers: layers.map((layer) => drawLayer(layer, signer)),
    pieces: await readWornPieces(scope, database, pieceIdsOf(layers), signer),
    styledBy: isFull(scope) ? outfit.styledBy : null,
    wearCount: isFull(scope) ? wearCount : null,
    wardrobes: await readWardrobesOf(scope, database, outfitNoun, outfit.id),
    revision: outfit.revision,
    createDate: outfit.createdAt.toISOString(),
    updateDate: outfit.updatedAt.toISOString(),
  };
}

type Saved = Pick<
  OperationInput<'saveOutfit'>,
  'outfitId' | 'changes' | 'collage' | 'baseRevision'
>;

/**
 * Makes or changes an outfit of the owner, whose account is locked. `hasReplaced` says whether it took the
 * place of a save that came after `baseRevision`. Throws `not-found`, and `invalid` where a new one has no
 * title or nothing on its board.
 */
export async function saveOutfit(
  scope: FullScope,
  database: Database,
  { outfitId, changes, collage, baseRevision }: Saved,
): Promise<{ id: number; hasReplaced: boolean }> {
  if (!outfitId) {
    const id = await insertOutfit(database, scope.subject, { changes, collage });
    return { id, hasReplaced: false };
  }
  if (Object.keys(changes).length === 0 && !collage) {
    const [id] = await findPresent(scope, database, outfitNoun, [outfitId]);
    return { id: id!, hasReplaced: false };
  }
  const [row] = await database
    .update(outfits)
    .set({
      ...changes,
      ...(collage ? { background: collage.background } : {}),
      revision: sql`${outfits.revision} + 1`,
      updatedAt: sql`now()`,
    })
    .where(present(outfitNoun, scope, [outfitId]))
    .returning();
  if (!row) throw new Refusal('not-found', 'no such outfit');
  await database
    .update(outfits)
    .set(deriveOutfit(outfitFormOf(row)))
    .where(eq(outfits.id, row.id));
  if (collage) await replaceLayers(database, scope.subject, row.id, collage.layers);
  return {
    id: row.id,
    hasReplaced: baseRevision !== undefined && baseRevision < row.revision - 1,
  };
}

async function insertOutfit(
  database: Database,
  owner: string,
  { changes, collage }: Pick<Saved, 'changes' | 'collage'>,
): Promise<number> {
  const { title } = changes;
  if (!title) throw new Refusal('invalid', 'it has no title', { 'changes.title': 'required' });
  if (!collage) throw new Refusal('invalid', 'its board is empty', { collage: 'required' });
  const form = { notes: null, seasons: [], occasions: [], ...changes, title };
  const { background, layers } = collage;
  const [row] = await database
    .insert(outfits)
    .values({ ...form, ownerId: owner, background, ...deriveOutfit(form) })
    .returning({ id: outfits.id });
  await replaceLayers(database, owner, row!.id, layers);
  return row!.id;
}
