import { eq } from 'drizzle-orm';
import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { type ColorSamples, estimateSeason } from '#contract/rules/color-season.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { Database } from '../database/database.ts';
import { colorAnalyses } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

type ColorRow = typeof colorAnalyses.$inferSelect;

/** Reads the owner's color analysis; null where none was sent. */
export async function readColorAnalysis(
  scope: FullScope,
  database: Database,
): Promise<ColorAnalysis | null> {
  const [row] = await database
    .select()
    .from(colorAnalyses)
    .where(eq(colorAnalyses.ownerId, scope.subject));
  return row ? toColorAnalysis(row) : null;
}

/** The owner's color season: what was decided, or else what was estimated; null where no portrait was sent. */
export async function readSeason(
  scope: FullScope,
  database: Database,
): Promise<ColorSeason | null> {
  const color = await readColorAnalysis(scope, database);
  return color && (color.review?.season ?? color.estimated);
}

/** A portrait as it is sent. */
interface SentPortrait {
  imageId: string;
  samples: ColorSamples;
  isFromVisitor?: true | undefined;
}

/**
 * Keeps a portrait in the place of the one before, whose review is over with it; one from before the sign-in leaves what
 * the account has ([Note: Visitor's answers]). The owner's account is locked.
 */
export async function keepColorAnalysis(
  scope: FullScope,
  database: Database,
  { imageId, samples, isFromVisitor }: SentPortrait,
  now: Date,
): Promise<ColorAnalysis> {
  const kept = isFromVisitor ? await readColorAnalysis(scope, database) : null;
  if (kept) return kept;
  const sent = {
    imageId,
    samples,
    estimate: estimateSeason(samples),
    submittedAt: now,
    season: null,
    note: null,
    decidedAt: null,
    decidedBy: null,
  };
  const [row] = await database
    .insert(colorAnalyses)
    .values({ ownerId: scope.subject, ...sent })
    .onConflictDoUpdate({ target: colorAnalyses.ownerId, set: sent })
    .returning();
  return toColorAnalysis(row!);
}

/** Forgets the owner's color analysis; the portrait goes with the next sweep. The owner's account is locked. */
export async function forgetColorAnalysis(scope: FullScope, database: Database): Promise<void> {
  await database.delete(colorAnalyses).where(eq(colorAnalyses.ownerId, scope.subject));
}

/** What a stylist decided of a member's portrait. */
export interface ColorDecision {
  season: ColorSeason;
  note: string | null;
  by: string;
}

/** Decides what a member's season is, whose account is locked. False where no portrait was sent. */
export async function decideColor(
  database: Database,
  userId: string,
  { season, note, by }: ColorDecision,
  now: Date,
): Promise<boolean> {
  const decided = await database
    .update(colorAnalyses)
    .set({ season, note, decidedAt: now, decidedBy: by })
    .where(eq(colorAnalyses.ownerId, userId))
    .returning({ ownerId: colorAnalyses.ownerId });
  return decided.length > 0;
}

function toColorAnalysis({
  estimate,
  submittedAt,
  season,
  note,
  decidedAt,
}: ColorRow): ColorAnalysis {
  const { season: estimated, ...measured } = estimate;
  return {
    ...measured,
    estimated,
    submittedDate: submittedAt.toISOString(),
    review: season && decidedAt ? { season, note, decidedDate: decidedAt.toISOString() } : null,
  };
}
