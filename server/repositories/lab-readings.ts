import { and, eq } from 'drizzle-orm';
import {
  type LabReading,
  type LabReadingChange,
  unread,
  withReading,
} from '#contract/rules/style-lab.ts';
import type { Database } from '../database/database.ts';
import { labReadings } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

type ReadingRow = typeof labReadings.$inferSelect;

/** What the owner did with each piece of the Style Lab that they opened, by the piece. */
export async function readLabReadings(
  scope: FullScope,
  database: Database,
): Promise<Map<string, LabReading>> {
  const rows = await database
    .select()
    .from(labReadings)
    .where(eq(labReadings.ownerId, scope.subject));
  return new Map(rows.map((row) => [row.pieceId, toReading(row)]));
}

/** Keeps what the owner, whose account is locked, did with a piece. */
export async function keepLabReading(
  scope: FullScope,
  database: Database,
  pieceId: string,
  change: LabReadingChange,
  now: Date,
): Promise<LabReading> {
  const ownerId = scope.subject;
  const mine = and(eq(labReadings.ownerId, ownerId), eq(labReadings.pieceId, pieceId));
  const [row] = await database.select().from(labReadings).where(mine);
  const reading = withReading(row ? toReading(row) : unread, change);
  const kept = { isSaved: reading.isSaved, read: [...reading.read], updatedAt: now };
  await database
    .insert(labReadings)
    .values({ ownerId, pieceId, ...kept })
    .onConflictDoUpdate({ target: [labReadings.ownerId, labReadings.pieceId], set: kept });
  return reading;
}

const toReading = ({ isSaved, read }: ReadingRow): LabReading => ({
  isOpened: true,
  isSaved,
  read,
});
