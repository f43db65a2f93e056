import { and, eq, isNull, lt } from 'drizzle-orm';
import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { withdrawnDays } from '#contract/rules/color-reviews.ts';
import { type ColorSamples, estimateSeason } from '#contract/rules/color-season.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { Database } from '../database/database.ts';
import { colorAnalyses, colorReviews } from '../database/schema.ts';
import { forgetHistory, noteReview } from './color-review-history.ts';
import type { FullScope } from './scope.ts';
import type { AccountSweepPart } from './sweep-part.ts';

type ColorRow = typeof colorAnalyses.$inferSelect;

/** Reads the owner's color analysis; null where none was sent, and once it was withdrawn. */
export async function readColorAnalysis(
  scope: FullScope,
  database: Database,
): Promise<ColorAnalysis | null> {
  const row = await findRow(database, scope.subject);
  return row && toColorAnalysis(row);
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
  const before = await findRow(database, scope.subject);
  const kept = before && toColorAnalysis(before);
  if (isFromVisitor && kept) return kept;
  const estimate = estimateSeason(samples);
  // A portrait is told from the one before by when it was sent.
  const latest = before ? before.submittedAt.getTime() + 1 : 0;
  const submittedAt = new Date(Math.max(now.getTime(), latest));
  const sent = { ...undecided, imageId, samples, estimate, submittedAt, withdrawnAt: null };
  const [row] = await database
    .insert(colorAnalyses)
    .values({ ownerId: scope.subject, ...sent })
    .onConflictDoUpdate({ target: colorAnalyses.ownerId, set: sent })
    .returning();
  const { season } = estimate;
  await noteReview(database, row!, { kind: 'submitted', season }, submittedAt);
  return toColorAnalysis(row!)!;
}

/**
 * Forgets the owner's color analysis, with all that was said of it; for the staff it stays that it was withdrawn, and when
 * (`withdrawnDays`). The portrait goes with the next sweep. The owner's account is locked.
 */
export async function forgetColorAnalysis(
  scope: FullScope,
  database: Database,
  now: Date,
): Promise<void> {
  const row = await findRow(database, scope.subject);
  if (!row || row.withdrawnAt) return;
  const gone = { imageId: null, samples: null, estimate: null, withdrawnAt: now };
  await database
    .update(colorAnalyses)
    .set({ ...undecided, ...gone })
    .where(eq(colorAnalyses.ownerId, scope.subject));
  await forgetHistory(database, scope.subject);
  await noteReview(database, row, { kind: 'withdrawn' }, now);
}

/** What was withdrawn a while ago. */
export const withdrawnSweep: AccountSweepPart = {
  afterMs: withdrawnDays * 86_400_000,
  async owners(database, before) {
    const rows = await database
      .select({ ownerId: colorReviews.ownerId })
      .from(colorReviews)
      .where(and(eq(colorReviews.kind, 'withdrawn'), lt(colorReviews.at, before)));
    return rows.map(({ ownerId }) => ownerId);
  },
  async forget(database, owner, before) {
    await database
      .delete(colorAnalyses)
      .where(and(eq(colorAnalyses.ownerId, owner), lt(colorAnalyses.withdrawnAt, before)));
    await database
      .delete(colorReviews)
      .where(
        and(
          eq(colorReviews.ownerId, owner),
          eq(colorReviews.kind, 'withdrawn'),
          lt(colorReviews.at, before),
        ),
      );
    return [];
  },
};

/** What a stylist decided of a member's portrait. */
export interface ColorDecision {
  season: ColorSeason;
  note: string | null;
  /** The name of who decided. */
  by: string;
  /** Their id; null of an operator. */
  byId?: string;
}

/** Decides what a member's season is, whose account is locked. False where there is no portrait. */
export async function decideColor(
  database: Database,
  userId: string,
  { season, note, by, byId }: ColorDecision,
  now: Date,
): Promise<boolean> {
  const decided = { ...undecided, season, note, decidedAt: now, decidedBy: by };
  const row = await saySo(database, userId, decided);
  if (!row) return false;
  await noteReview(database, row, { kind: 'decided', season, note, byName: by, byId }, now);
  return true;
}

/** Asks a member for another portrait, whose account is locked; what was decided before is over. False as `decideColor`. */
export async function askForPortrait(
  database: Database,
  userId: string,
  { note, by, byId }: Omit<ColorDecision, 'season'>,
  now: Date,
): Promise<boolean> {
  const asked = { ...undecided, askedAt: now, askedNote: note };
  const row = await saySo(database, userId, asked);
  if (!row) return false;
  await noteReview(database, row, { kind: 'asked', note, byName: by, byId }, now);
  return true;
}

/** Nothing is decided, and nothing asked. */
const undecided = {
  ...{ season: null, note: null, decidedAt: null, decidedBy: null },
  ...{ askedAt: null, askedNote: null },
};

async function saySo(
  database: Database,
  userId: string,
  said: Partial<ColorRow>,
): Promise<ColorRow | undefined> {
  const [row] = await database
    .update(colorAnalyses)
    .set(said)
    .where(and(eq(colorAnalyses.ownerId, userId), isNull(colorAnalyses.withdrawnAt)))
    .returning();
  return row;
}

async function findRow(database: Database, userId: string): Promise<ColorRow | null> {
  const [row] = await database
    .select()
    .from(colorAnalyses)
    .where(eq(colorAnalyses.ownerId, userId));
  return row ?? null;
}

function toColorAnalysis({
  estimate,
  submittedAt,
  season,
  note,
  decidedAt,
  askedAt,
  askedNote,
}: ColorRow): ColorAnalysis | null {
  if (!estimate) return null;
  const { season: estimated, ...measured } = estimate;
  return {
    ...measured,
    estimated,
    submittedDate: submittedAt.toISOString(),
    review: season && decidedAt ? { season, note, decidedDate: decidedAt.toISOString() } : null,
    asked: askedAt ? { askedDate: askedAt.toISOString(), note: askedNote } : null,
  };
}
