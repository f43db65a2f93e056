import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  type FigureBuild,
  type MeasureMethod,
  type MeasureType,
  maxMeasuredPeople,
  measureTypes,
} from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { Database } from '../database/database.ts';
import { type KeptMeasure, measuredPeople, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';

/** Somebody by id, somebody new by name, or the member where neither is said. */
export interface Whom {
  personId?: string | undefined;
  name?: string | undefined;
}

/** Values said of somebody; what is left out stays, and null takes a value away. */
export interface Measured {
  build?: FigureBuild | undefined;
  weightKg?: number | null | undefined;
  /** In meters. */
  values: Partial<Record<MeasureType, number | null | undefined>>;
  /** The revision that was seen last; left out where it does not matter. */
  basedOn?: number | undefined;
  /** How long ago each value was typed, in milliseconds. */
  agesMs?: Partial<Record<MeasureType, number | undefined>> | undefined;
}

/** The device that takes values, and how. */
interface Taker {
  method: MeasureMethod;
  /** Its session, or that of the phone's form. */
  from: string;
}

type PersonRow = typeof measuredPeople.$inferSelect;

/** Everybody whose measurements the owner keeps, the owner first. */
export async function listMeasured(
  scope: FullScope,
  database: Database,
): Promise<MeasuredPerson[]> {
  const rows = await database
    .select()
    .from(measuredPeople)
    .where(eq(measuredPeople.ownerId, scope.subject))
    .orderBy(asc(measuredPeople.id));
  const self = rows.find(({ name }) => name === null);
  const others = rows.filter(({ name }) => name !== null);
  const member = self ? toPerson(self) : nobodyYet(await findBuild(database, scope.subject));
  return [member, ...others.map(toPerson)];
}

/** Finds somebody, or makes them. The owner's account is locked. Throws `not-found`, `too-many`. */
export async function reachMeasured(
  scope: FullScope,
  database: Database,
  { personId, name }: Whom,
): Promise<PersonRow> {
  const own = eq(measuredPeople.ownerId, scope.subject);
  if (personId !== undefined) {
    const [row] = await database
      .select()
      .from(measuredPeople)
      .where(and(own, eq(measuredPeople.id, Number(personId))));
    if (!row) throw new Refusal('not-found', 'nobody such is measured');
    return row;
  }
  if (name === undefined) {
    const self = and(own, isNull(measuredPeople.name));
    const [row] = await database.select().from(measuredPeople).where(self);
    if (row) return row;
  }
  const others = and(own, isNotNull(measuredPeople.name));
  const [have] = await database.select({ people: count() }).from(measuredPeople).where(others);
  if (name !== undefined && (have?.people ?? 0) >= maxMeasuredPeople) {
    throw new Refusal('too-many', `at most ${maxMeasuredPeople} people`);
  }
  const build = name === undefined ? await findBuild(database, scope.subject) : 'curve';
  const [made] = await database
    .insert(measuredPeople)
    .values({ ownerId: scope.subject, name: name ?? null, build, values: {} })
    .returning();
  return made!;
}

/*
 * [Note: Late saves] A save that was given up may still be on its way and land after a newer one. So whoever saves
 * values says which revision of the person they saw last, and every save of values makes another: what comes late saw
 * an older one, and is not kept. Whoever still means it asks again, with the revision of the answer. What waited on one
 * device gives way to what another one took, or took away, since it was typed.
 */

/** Keeps what is said of somebody, unless it comes late. The owner's account is locked. */
export async function keepMeasured(
  database: Database,
  row: PersonRow,
  { build, weightKg, values, basedOn, agesMs }: Measured,
  { method, from }: Taker,
  now: Date,
): Promise<{ person: MeasuredPerson; isKept: boolean }> {
  if (basedOn !== undefined && basedOn !== row.revision) {
    return { person: toPerson(row), isKept: false };
  }
  const next: Partial<Record<MeasureType, KeptMeasure>> = { ...row.values };
  const removed = { ...row.removed };
  for (const type of measureTypes) {
    const meters = values[type];
    if (meters === undefined) continue;
    const before = next[type];
    const gone = removed[type];
    const typedMs = now.getTime() - (agesMs?.[type] ?? 0);
    const isLater = (date: string, taker: string | undefined) =>
      taker !== from && Date.parse(date) > typedMs;
    if (before && isLater(before.measuredDate, before.from)) continue;
    if (gone && isLater(gone.removedDate, gone.from)) continue;
    const date = new Date(typedMs).toISOString();
    delete removed[type];
    if (meters === null) {
      delete next[type];
      removed[type] = { removedDate: date, from };
    }
    // What is sent as it was keeps its day.
    else if (meters !== before?.meters) next[type] = { meters, method, measuredDate: date, from };
  }
  const [kept] = await database
    .update(measuredPeople)
    .set({
      values: next,
      removed,
      // Also where nothing differs: one that is still on its way may, and is older.
      ...(Object.keys(values).length > 0 ? { revision: row.revision + 1 } : {}),
      ...(build === undefined ? {} : { build }),
      ...(weightKg === undefined ? {} : { weightKg }),
    })
    .where(eq(measuredPeople.id, row.id))
    .returning();
  if (row.name === null) await tellUser(database, row.ownerId, next);
  return { person: toPerson(kept!), isKept: true };
}

/** Somebody by the id that a session of theirs names. */
export async function findMeasured(database: Database, id: number): Promise<PersonRow> {
  const [row] = await database.select().from(measuredPeople).where(eq(measuredPeople.id, id));
  return row!;
}

/** Forgets somebody. The owner's account is locked. Throws `not-found`. */
export async function forgetMeasured(
  scope: FullScope,
  database: Database,
  personId: string,
): Promise<void> {
  const [gone] = await database
    .delete(measuredPeople)
    .where(and(eq(measuredPeople.ownerId, scope.subject), eq(measuredPeople.id, Number(personId))))
    .returning({ name: measuredPeople.name });
  if (!gone) throw new Refusal('not-found', 'nobody such is measured');
  if (gone.name === null) await tellUser(database, scope.subject, {});
}

/** Somebody as the app knows them. */
export const toPerson = ({
  id,
  name,
  build,
  weightKg,
  values,
  revision,
}: PersonRow): MeasuredPerson => ({
  personId: String(id),
  name,
  build,
  weightKg,
  revision,
  values: measureTypes.flatMap((type) => {
    const kept = values[type];
    if (!kept) return [];
    const { from: _from, ...measure } = kept;
    return [{ type, ...measure }];
  }),
});

const nobodyYet = (build: FigureBuild): MeasuredPerson => ({
  personId: null,
  name: null,
  build,
  weightKg: null,
  values: [],
  revision: 0,
});

/** The figure that the member's profile suggests. */
async function findBuild(database: Database, owner: string): Promise<FigureBuild> {
  const [user] = await database
    .select({ gender: users.gender })
    .from(users)
    .where(eq(users.id, owner));
  return user?.gender === 'Male' ? 'straight' : 'curve';
}

/** The member's own are among the user's details (product spec, section 3), in meters. */
async function tellUser(
  database: Database,
  owner: string,
  values: Partial<Record<MeasureType, KeptMeasure>>,
) {
  const meters = Object.entries(values).map(([type, { meters }]) => [type, meters] as const);
  await database
    .update(users)
    .set({ bodyMeasurements: meters.length > 0 ? Object.fromEntries(meters) : null })
    .where(eq(users.id, owner));
}
