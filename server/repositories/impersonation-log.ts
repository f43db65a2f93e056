import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, gt, lt, max } from 'drizzle-orm';
import { logPageSize } from '#contract/rules/impersonation.ts';
import type { ImpersonationLogEntry } from '#contract/schemas/impersonation.ts';
import type { Database } from '../database/database.ts';
import { impersonationLog, impersonationLogHead, impersonations } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';

/*
 * [Note: Log of impersonations] Each row has a hash over the one before and over all that it says, and the server's
 * signature of that hash. So a row that was changed, taken out or put in is noticed, also where somebody with the
 * database's own rights took the triggers away first; and without the server's secret nobody can write the chain anew.
 * The last link stands in a row of its own with another signature, so that rows missing at the end are noticed, too. It
 * is locked for as long as a row is added, last of all locks, so that however many servers write one chain. What this
 * does not notice is a whole database that was set back to an earlier moment: members have a mail of each impersonation.
 */

/** What a row of the log says, before it has its place. */
export interface LogRow
  extends Pick<
    typeof impersonationLog.$inferSelect,
    'impersonationId' | 'staffId' | 'staffName' | 'subjectId' | 'subjectName' | 'event'
  > {
  operation?: string | null;
  kind?: 'read' | 'write' | null;
  about?: string | null;
  detail?: string | null;
}

type StoredRow = typeof impersonationLog.$inferSelect;

/** The hash of a row in the chain. */
function hashOf(before: string, row: Omit<StoredRow, 'hash' | 'signature'>): string {
  const said = [
    row.id,
    row.at.toISOString(),
    row.impersonationId,
    row.staffId,
    row.staffName,
    row.subjectId,
    row.subjectName,
    row.event,
    row.operation,
    row.kind,
    row.about,
    row.detail,
  ];
  return createHash('sha256')
    .update(`${before}\n${JSON.stringify(said)}`)
    .digest('hex');
}

const rowPart = 'impersonation-log';
const headPart = 'impersonation-log-head';

/** Adds a row to the log, in the caller's transaction, which awaits no other lock afterwards. */
export async function addToLog(
  database: Database,
  signer: Signer,
  row: LogRow,
  now: Date,
): Promise<void> {
  const [head] = await database.select().from(impersonationLogHead).for('update');
  if (!head) throw new Error('the log of impersonations has lost its head');
  const id = head.entries + 1;
  const stored = { operation: null, kind: null, about: null, detail: null, ...row, id, at: now };
  const hash = hashOf(head.hash, stored);
  const signature = signer.sign(rowPart, id, hash);
  await database.insert(impersonationLog).values({ ...stored, hash, signature });
  await database
    .update(impersonationLogHead)
    .set({ entries: id, hash, signature: signer.sign(headPart, id, hash) });
}

/** The moment at which the same was last written down of an impersonation; null where it never was. */
export async function findLastLike(
  database: Database,
  { impersonationId, operation, about }: Pick<LogRow, 'impersonationId' | 'operation' | 'about'>,
  event: LogRow['event'],
  after: Date,
): Promise<boolean> {
  const rows = await database
    .select({ about: impersonationLog.about, operation: impersonationLog.operation })
    .from(impersonationLog)
    .where(
      and(
        eq(impersonationLog.impersonationId, impersonationId),
        eq(impersonationLog.event, event),
        gt(impersonationLog.at, after),
      ),
    )
    .orderBy(desc(impersonationLog.id))
    .limit(200);
  return rows.some((row) => row.operation === operation && row.about === (about ?? null));
}

/** Reads a page of the log, the latest first, one entry more than the page if there is more. */
export async function readLog(
  database: Database,
  filter: { before?: number; subjectId?: string; staffId?: string; impersonationId?: string },
  most = logPageSize,
): Promise<{ entries: ImpersonationLogEntry[]; hasMore: boolean }> {
  const { before, subjectId, staffId, impersonationId } = filter;
  const rows = await database
    .select()
    .from(impersonationLog)
    .where(
      and(
        before === undefined ? undefined : lt(impersonationLog.id, before),
        subjectId ? eq(impersonationLog.subjectId, subjectId) : undefined,
        staffId ? eq(impersonationLog.staffId, staffId) : undefined,
        impersonationId ? eq(impersonationLog.impersonationId, impersonationId) : undefined,
      ),
    )
    .orderBy(desc(impersonationLog.id))
    .limit(most + 1);
  return { entries: rows.slice(0, most).map(toEntry), hasMore: rows.length > most };
}

const toEntry = (row: StoredRow): ImpersonationLogEntry => ({
  entryId: String(row.id),
  date: row.at.toISOString(),
  impersonationId: row.impersonationId,
  staff: { userId: row.staffId, name: row.staffName },
  member: { userId: row.subjectId, name: row.subjectName },
  event: row.event,
  operation: row.operation,
  kind: row.kind,
  about: row.about,
  detail: row.detail,
});

/** Rows that are checked at once. */
const checkedAtOnce = 2000;

/** Recomputes the chain from its first row to its head; answers the first place at which it does not hold. */
export async function checkLog(
  database: Database,
  signer: Signer,
): Promise<{ isWhole: boolean; entryCount: number; brokenAt: number | null }> {
  // Asked in this order: what is added in between is not looked at, and no row is there before the head knows of it.
  const [last] = await database.select({ id: max(impersonationLog.id) }).from(impersonationLog);
  const [head] = await database.select().from(impersonationLogHead);
  let hash = '';
  let place = 0;
  const broken = (brokenAt: number) => ({ isWhole: false, entryCount: place, brokenAt });
  for (;;) {
    const rows = await database
      .select()
      .from(impersonationLog)
      .where(gt(impersonationLog.id, place))
      .orderBy(asc(impersonationLog.id))
      .limit(checkedAtOnce);
    for (const row of rows) {
      if (head && place === head.entries) break;
      const next = hashOf(hash, row);
      const holds =
        row.id === place + 1 &&
        row.hash === next &&
        signer.holds(row.signature, rowPart, row.id, row.hash);
      if (!holds) return broken(place + 1);
      hash = next;
      place = row.id;
    }
    if (rows.length < checkedAtOnce || place === head?.entries) break;
  }
  const isHead =
    head?.entries === place &&
    head.hash === hash &&
    (place === 0 || signer.holds(head.signature, headPart, place, hash));
  if (!isHead || (last?.id ?? 0) > place) return broken(place + 1);
  return (await hasEveryStart(database, place))
    ? { isWhole: true, entryCount: place, brokenAt: null }
    : broken(place + 1);
}

/** Whether each impersonation has the row of its start: also an empty log says something. */
async function hasEveryStart(database: Database, upTo: number): Promise<boolean> {
  const [begun] = await database.select({ number: count() }).from(impersonations);
  const [told] = await database
    .select({ number: count() })
    .from(impersonationLog)
    .where(eq(impersonationLog.event, 'started'));
  return upTo === 0 ? begun!.number === 0 : begun!.number <= told!.number;
}
