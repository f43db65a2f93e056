import { and, eq, inArray } from 'drizzle-orm';
import type { BlueprintGender, ColorSeason } from '#contract/rules/blueprint.ts';
import {
  attributesOf,
  type BlueprintAnswers,
  isBodyDone,
} from '#contract/rules/blueprint-answers.ts';
import { isQuizDone, personalityShares, topOf } from '#contract/rules/personality-quiz.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import type {
  BodyResult,
  PersonalityResult,
  Statement,
} from '#contract/schemas/blueprint-results.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { blueprintContent } from '../blueprint/kept-content.ts';
import { pointerOf } from '../blueprint/point-at.ts';
import { garmentScorer } from '../blueprint/score/score-garment.ts';
import { type ScoredGarment, scoredGarment } from '../blueprint/score/scored-garment.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { readItemCards } from '../repositories/item-cards.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { present } from '../repositories/noun.ts';
import type { FullScope } from '../repositories/scope.ts';
import { readStylistWardrobe } from '../repositories/stylist-wardrobe.ts';
import { readGarment } from '../stylist/read-garment.ts';

/** Pieces that are shown near the face, and away from it. */
const mostShown = 4;

/** The owner's garments, as the blueprint judges them. */
export async function readOwnGarments(
  scope: FullScope,
  database: Database,
  today: string,
): Promise<ScoredGarment[]> {
  const garments = await readStylistWardrobe(scope, database, today);
  return garments.map((garment) => scoredGarment(readGarment(garment), garment.item));
}

/** A statement of the content, with the words that its result has for it. */
interface Said {
  title: string;
  why: string | null;
  pieces?: PiecesPointedAt | undefined;
}

/** Says the statements of an analysis, each with the garments that it points at. */
function sayAll<One extends { works: readonly Said[]; avoids: readonly Said[] }>(
  analysis: readonly One[],
  garments: readonly ScoredGarment[],
) {
  const pointedAt = pointerOf(analysis, garments);
  const say =
    (side: 'works' | 'avoids') =>
    ({ title, why, pieces }: Said): Statement => ({
      title,
      why,
      itemIds: pieces ? pointedAt(pieces, side).map(({ id }) => id) : [],
    });
  return analysis.map(({ works, avoids, ...words }) => ({
    ...words,
    works: works.map(say('works')),
    avoids: avoids.map(say('avoids')),
  }));
}

/** The result of a quiz that is finished; null of one that is not, or was skipped whole. */
export function personalityResult(
  { gender, personality }: BlueprintAnswers,
  garments: readonly ScoredGarment[],
): Omit<PersonalityResult, 'pieces'> | null {
  const shares = isQuizDone(personality) ? personalityShares(personality) : [];
  if (!gender || shares.length === 0) return null;
  const types = shares
    .slice(0, 2)
    .filter(({ percent }) => percent > 0)
    .map(({ type }) => {
      const { title, line, body, works, avoids } = blueprintContent().personalityOf(type, gender);
      const said = ({ text, pieces }: (typeof works)[number]): Said => ({
        title: text,
        why: null,
        pieces,
      });
      return { type, title, line, body, works: works.map(said), avoids: avoids.map(said) };
    });
  return { shares, top: topOf(shares), types: sayAll(types, garments) };
}

/** The result of a shape that is known whole; null of any other. */
export function bodyResult(
  answers: BlueprintAnswers,
  garments: readonly ScoredGarment[],
): Omit<BodyResult, 'pieces'> | null {
  const { gender } = answers;
  if (!gender || !isBodyDone(answers)) return null;
  const values = answers.body as Readonly<Record<string, string>>;
  const attributes = attributesOf(gender).map((attribute) => {
    const value = values[attribute]!;
    const { works, avoids, title, line, body } = blueprintContent().shapeOf(
      gender,
      attribute,
      value,
    );
    return { attribute, value, title, line, body, works, avoids };
  });
  return { gender, attributes: sayAll(attributes, garments) };
}

/** The cards of the pieces that statements point at. */
export async function readPieces(
  scope: FullScope,
  database: Database,
  signer: Signer,
  parts: readonly { works: Statement[]; avoids: Statement[] }[],
): Promise<ItemCard[]> {
  const ids = parts
    .flatMap(({ works, avoids }) => [...works, ...avoids])
    .flatMap((one) => one.itemIds);
  return ownCards(scope, database, signer, [...new Set(ids)]);
}

/** The owner's tops, dresses and coats that lie nearest to a season, and those that lie farthest from it. */
export async function readNearFace(
  scope: FullScope,
  database: Database,
  signer: Signer,
  season: ColorSeason,
  gender: BlueprintGender | null,
  garments: readonly ScoredGarment[],
): Promise<{ near: ItemCard[]; away: ItemCard[] }> {
  const judge = garmentScorer(
    { season, gender, personalities: null, body: null },
    blueprintContent(),
  );
  const worn = garments
    .filter(({ group }) => group !== null && nearFace.includes(group))
    .map((garment) => ({ id: garment.id, fit: judge(garment).parts.color }))
    .filter((one): one is { id: string; fit: number } => one.fit !== null)
    .sort((one, other) => other.fit - one.fit || Number(other.id) - Number(one.id));
  const near = worn.filter(({ fit }) => fit >= colorBorders.near).slice(0, mostShown);
  const away = worn
    .filter(({ fit }) => fit < colorBorders.away)
    .slice(-mostShown)
    .reverse();
  const cards = await ownCards(
    scope,
    database,
    signer,
    [...near, ...away].map(({ id }) => id),
  );
  const cardOf = ({ id }: { id: string }) => cards.filter(({ itemId }) => itemId === id);
  return { near: near.flatMap(cardOf), away: away.flatMap(cardOf) };
}

/** What is worn at the face, by the groups of the category tree. */
const nearFace: readonly string[] = ['top', 'one-piece', 'outerwear'];

/** The fit from which a color is near the face, and below which it is away from it. */
const colorBorders = { near: 0.9, away: 0.5 };

/** The cards of the owner's pieces of these ids, in their order. */
export async function ownCards(
  scope: FullScope,
  database: Database,
  signer: Signer,
  ids: readonly string[],
): Promise<ItemCard[]> {
  if (ids.length === 0) return [];
  const which = and(
    present(itemNoun, scope),
    eq(items.ownerId, scope.subject),
    inArray(items.id, ids.map(Number)),
  );
  const cards = await readItemCards(scope, database, which, signer);
  return ids.flatMap((id) => cards.get(Number(id)) ?? []);
}
