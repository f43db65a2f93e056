import { defineDraft, isListOf, isText, orNull } from '#lib/draft-kind.ts';
import type { EditHistory } from './edit-history.ts';
import type { KnownPiece } from './known-piece.ts';
import type { OutfitFields } from './outfit-fields.ts';

/** The work that is not saved yet: the board, how it came to be, and what is said of it. */
export interface CollageFields {
  history: EditHistory;
  fields: OutfitFields;
  /** The pieces on the board, so that it is there without a network. */
  pieces: KnownPiece[];
  /** The revision that it was made from; null of a new outfit. */
  baseRevision: number | null;
  /** The save of this device that it was made from; null where it was made from what the server held. */
  baseSaveId: string | null;
  /** The save that it was taken over by, noted before that was kept: it is saved if there is such a one. */
  saveId: string;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isNamed = (value: unknown) => isText(Object(value).id);
const isHistory = (value: unknown) => {
  const { board, undos, redos } = Object(value) as Partial<EditHistory>;
  const areEdits = isListOf((edit) => isText(Object(edit).do));
  return (
    isListOf(isNamed)(board?.layers) &&
    isText(board?.background) &&
    areEdits(undos) &&
    areEdits(redos)
  );
};
const areFields = (value: unknown) => {
  const { title, notes, seasons, occasions } = Object(value) as Partial<OutfitFields>;
  const areWords = isListOf(isText);
  return isText(title) && isText(notes) && areWords(seasons) && areWords(occasions);
};
const isPiece = (value: unknown) => isObject(value) && isText((value as KnownPiece).itemId);

const fields = {
  history: isHistory,
  fields: areFields,
  pieces: isListOf(isPiece),
  baseRevision: orNull(Number.isInteger),
  baseSaveId: orNull(isText),
  saveId: isText,
};

/** The drafts of outfits: one of each, and one of a new one. */
export const collageDraft = defineDraft<CollageFields>({ name: 'collage', fields });

/** The drafts of what is laid for friends and was not sent, by the friend. */
export const stylingDraft = defineDraft<CollageFields>({ name: 'styling', fields });
