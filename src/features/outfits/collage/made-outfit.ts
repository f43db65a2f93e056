import type { Collage } from '#contract/rules/collage.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';
import type { KnownPiece } from './known-piece.ts';

/** The part of the work that is saved. */
export interface MadeOutfit {
  form: OutfitForm;
  /** The day that it is laid for; undefined where none was said. */
  occasion: { day: string; slot: PlanSlot } | undefined;
  collage: Collage;
  baseRevision: number | null;
  /** The save of this device that it was made from; null where it was made from what the server held. */
  baseSaveId: string | null;
  pieces: KnownPiece[];
}

/** The draft of what is being saved. */
export interface DraftOfSave {
  /** Notes which save takes it over, so that a page that is killed then knows whether it was saved. */
  note(saveId: string): Promise<unknown>;
  /** The save is kept. */
  forget(): void;
  /** The key of the write that sends it, the same at every try ([Note: Unanswered writes]). */
  writeKey(): string | undefined;
  /** Drops that key: an earlier try was done, with another board. */
  dropWriteKey(): void;
}
