import type { StylistRule } from '#contract/rules/stylist.ts';
import type { Slot } from '../facts.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';

/** A rule about one garment: answers what speaks against it, in words after its name, or null. */
export type GarmentRule = (piece: WardrobePiece, request: StylistRequest) => string | null;

/** A garment that a rule keeps from being suggested. */
export interface Refusal {
  rule: StylistRule;
  /** Of the garment; null where a whole slot stays empty. */
  id: string | null;
  slot: Slot | null;
  /** After the garment's name: `is in the wash`; of a slot a whole sentence. */
  words: string;
}
