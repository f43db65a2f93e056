import type { OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { host } from '#lib/host-state.ts';
import { callOperation } from '#lib/http.ts';
import { session } from '#lib/session.ts';
import { standIn } from '#lib/stand-in.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { spoil as spoilTags } from '../query-client.ts';
import { type KindName, kinds } from './kinds.ts';
import { localIdOf } from './local-ids.ts';
import { cached, outbox, spoilAfter, spoilers } from './outbox.ts';

/**
 * Sends a write that may wait ([Note: Outbox]). Answers what the server does or, where that cannot be reached,
 * what it would. What is on screen is read again once it is answered. Throws AppError where it is refused.
 * @param how.spoil spoils its tags in place of the usual, if it is answered while its caller waits.
 * @param how.onShown is told what the server should answer, once the write is kept and shown as done; what it may well
 * refuse is told once it has answered.
 */
export async function sendLater<Name extends KindName & OperationName>(
  name: Name,
  input: OperationInput<Name>,
  {
    spoil,
    onShown,
  }: {
    spoil?: typeof spoilTags | undefined;
    onShown?(foreseen: OperationOutput<Name>): void;
  } = {},
): Promise<OperationOutput<Name>> {
  if (standIn()) {
    // Nothing of a member's waits on a staff member's device.
    const output = await callOperation(name, input);
    spoilAfter(name, spoil);
    onShown?.(output);
    return output;
  }
  const id = newIdempotencyKey();
  const by = { localId: localIdOf(id), userId: session.userId ?? '', cached };
  // As it is before it is shown as done.
  const answer = kinds[name]!.predict!(input as never, by) as OperationOutput<Name>;
  const isDoubtful = kinds[name]!.isDoubtful?.(input as never, cached) ?? false;
  let isTold = false;
  const tell = (said: OperationOutput<Name>) => {
    if (!isTold) onShown?.(said);
    isTold = true;
    return said;
  };
  const entry = await outbox.add({ kind: name, input, id });
  if (!isDoubtful) tell(answer);
  if (!entry || !host.isOnline) return tell(answer);
  if (spoil) spoilers.set(entry.id, spoil);
  const outcome = await outbox.whenSettled(entry.id, { saysRefusal: true });
  spoilers.delete(entry.id);
  if (outcome.type === 'refused') throw outcome.error;
  return tell(outcome.type === 'answered' ? (outcome.answer as OperationOutput<Name>) : answer);
}
