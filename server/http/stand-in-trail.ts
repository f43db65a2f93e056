import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { addToLog, findLastLike } from '../repositories/impersonation-log.ts';
import { findImpersonation, logRowOfCall } from '../repositories/impersonations.ts';
import type { StandIn, Viewer } from '../repositories/viewer.ts';

/** Writes down a call in a member's account ([Note: Log of impersonations]). */
export interface StandInTrail {
  /** Writes down a write, last in its transaction; throws `signed-out` where the half hour is over by then. */
  wrote(within: Database): Promise<void>;
  /** Writes down a read before it is answered. */
  read(): Promise<void>;
  /** Writes down that the call was refused. */
  refused(code: string): Promise<void>;
}

/** The same read, or the same refusal, is written down once in so many milliseconds. */
const sameMs = 60_000;

/** What is asked of the impersonation itself, which writes down what it does. */
const ofItself: OperationName[] = ['getImpersonation', 'endImpersonation', 'logout'];

/** The trail of a call; null where its viewer is in nobody's account, or asks of the impersonation itself. */
export function trailOf(
  services: Services,
  viewer: Viewer | null,
  operation: OperationName,
  input: unknown,
): StandInTrail | null {
  const standIn = viewer?.standsInFor;
  if (!standIn || ofItself.includes(operation)) return null;
  const { kind } = descriptorOf(operation);
  const call = { operation, kind, about: aboutOf(input, standIn.userId) };
  const add = async (within: Database, event: 'called' | 'refused', detail: string | null) =>
    addToLog(
      within,
      services.signer,
      logRowOfCall(await findImpersonation(within, standIn), event, { ...call, detail }),
      services.now(),
    );
  const addOnce = async (event: 'called' | 'refused', detail: string | null) => {
    const { database, transaction } = services.open;
    const { impersonationId } = standIn;
    const after = new Date(services.now().getTime() - sameMs);
    if (await findLastLike(database, { impersonationId, ...call }, event, after)) return;
    await transaction((within) => add(within, event, detail));
  };
  return {
    async wrote(within) {
      await add(within, 'called', null);
      requireTime(standIn, services.now());
    },
    async read() {
      await addOnce('called', null);
      requireTime(standIn, services.now());
    },
    refused: (code) => addOnce('refused', code),
  };
}

/** What began in time and took until after the end is not done, and not told. */
function requireTime({ endsAt }: StandIn, now: Date): void {
  if (now >= endsAt) throw new Refusal('signed-out', 'this impersonation is over');
}

/** Ids of each kind that are named. */
const mostIds = 5;

/** The ids that a call names, in short: `itemIds 1, 2`, and whose things, unless the member's. Nothing else of what it says. */
function aboutOf(input: unknown, memberId: string): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const named = Object.entries(input).flatMap(([key, value]) => {
    if (!/^owner$|Ids?$/.test(key) || (key === 'owner' && value === memberId)) return [];
    const ids = [value].flat().filter((id): id is string => /^[\w~-]{1,80}$/.test(String(id)));
    if (ids.length === 0) return [];
    const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : '';
    return [`${key.slice(0, 40)} ${ids.slice(0, mostIds).join(', ')}${more}`];
  });
  return named.slice(0, 4).join('; ') || null;
}
