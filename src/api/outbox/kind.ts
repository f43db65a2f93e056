import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';
import type { AppError } from '#lib/errors.ts';
import type { EntryWords, OutboxEntry } from '#lib/outbox-entry.ts';
import type { SavedOutfit } from '#lib/saved-outfit.ts';
import type { Cached } from './cached.ts';

/** The changes written down together when a write was answered. */
export interface Settled {
  /** Other waiting writes, as they are from now on. */
  changed?: readonly OutboxEntry[];
  /** The last save of an outfit by this device. */
  saved?: SavedOutfit;
}

/** A change that waits, for what shows it. `asked` is what was read. */
export interface Change<Input, Asked = unknown> {
  input: Input;
  localId: string;
  userId: string;
  /** When it was made, in milliseconds since 1970. */
  sinceMs: number;
  asked: Asked;
  cached: Cached;
  /** The part its kind kept of what was known when it was made. */
  seen: unknown;
}

/** How a change shows before the server has it: by the name of a read, what that reads with the change done. */
export type Shows<Input> = {
  [Name in Exclude<OperationName, keyof CardReads>]?: (
    data: OperationOutput<Name>,
    change: Change<Input, OperationInput<Name>>,
  ) => OperationOutput<Name>;
};

/** The card that each read of cards reads ([Note: Cards]). */
interface CardReads {
  getItems: ItemCard;
  getOutfits: OutfitCard;
  getLooks: LookCard;
}

/** How a change shows on a card, by the read that brings it; the same card where it shows nothing. */
export type ShowsOnCards<Input> = {
  [Name in keyof CardReads]?: (card: CardReads[Name], change: Change<Input>) => CardReads[Name];
};

/** One kind of write that may wait: a row of the table. `Input` is what is kept, `Answer` what comes of it. */
export interface OutboxKind<Input = never, Answer = unknown> {
  /** Names what is changed, as `plan:12`. */
  subject(input: Input): string;
  /** Names what else it changes, as `where:3+7`: it waits for earlier writes to any of that, too. */
  touches?(input: Input, cached: Cached): readonly string[];
  /** Sends it. Throws AppError. */
  send(
    entry: OutboxEntry<Input>,
    options: { idempotencyKey: string; isRepeat: boolean; cached: Cached },
  ): Promise<Answer>;
  /** Predicts what the caller is answered while it waits; left out of what nobody waits for. */
  predict?(input: Input, by: { localId: string; userId: string; cached: Cached }): Answer;
  /** Whether the server may well refuse it, by what is known: then nothing is said to be done before it has answered. */
  isDoubtful?(input: Input, cached: Cached): boolean;
  /** One write that does what both do, where an earlier one of the subject was never sent; null: both are sent. */
  merge?(earlier: Input, later: Input): Input | null;
  /** Whether it takes back an earlier one that was never sent, so that neither is. */
  takesBack?(input: Input, earlier: OutboxEntry): boolean;
  /** Whether a write that was laid aside comes back where this one is dropped: a save of what it would have deleted. */
  bringsBack?(input: Input, laidAside: OutboxEntry): boolean;
  /** The id that the server gave to what was made. */
  madeId?(answer: Answer): string;
  /** Picks what is kept with it of what is known now, so that it shows after a reload too. */
  see?(input: Input, cached: Cached): unknown;
  /** How it shows before the server has it. */
  shows?: Shows<Input>;
  /** How it shows on cards before the server has it. */
  showsOnCards?: ShowsOnCards<Input>;
  /**
   * Decides what becomes of one that the server refused, and of those that were made after it: another try; null:
   * it stays as refused.
   */
  amend?(
    entry: OutboxEntry<Input>,
    error: AppError,
    list: readonly OutboxEntry[],
  ): readonly OutboxEntry[] | null;
  /** Puts the answer into the cache; answers the keys that need not be read again now. */
  seed?(client: QueryClient, answer: Answer): readonly QueryKey[];
  /** Decides what is written down with the answer. */
  settle?(entry: OutboxEntry<Input>, answer: Answer, list: readonly OutboxEntry[]): Settled;
  /** True where a refusal leaves nothing to be said: what it changes is gone, say. */
  isDroppedBy?(error: AppError): boolean;
  /** Names it where all that waits is listed. */
  words(input: Input, cached: Cached): EntryWords;
}
