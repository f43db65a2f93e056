import { type LabReading, unread } from '#contract/rules/style-lab.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { Block, LabCard, LabOwn, LabPart, LabPiece } from '#contract/schemas/lab.ts';
import { longestRested } from '../blueprint/point-at.ts';
import { pointedBy } from '../blueprint/score/pointed-at.ts';
import type { ScoredGarment } from '../blueprint/score/scored-garment.ts';
import type { LabSays, WrittenPiece } from '../style-lab/lab-piece.ts';

/** Most of the member's pieces that a text names. */
const mostOwn = 3;

const headOf = ({
  pieceId,
  kind,
  title,
  line,
  date,
  isFree,
  picture,
  board,
  shades,
}: WrittenPiece) => ({
  pieceId,
  kind,
  title,
  line,
  date,
  isFree,
  picture: [...picture],
  board: [...board],
  shades: [...shades],
});

const plain = (reading: LabReading = unread) => ({ ...reading, read: [...reading.read] });

/** A piece as the list shows it to a member who may read what is in the Circle, or not. */
export const labCard = (
  piece: WrittenPiece,
  hasCircle: boolean,
  reading: LabReading | undefined,
): LabCard => ({
  ...headOf(piece),
  isOpen: piece.isFree || hasCircle,
  chapters: piece.kind === 'class' ? piece.parts.length : 0,
  words: wordsOf(piece, piece.isFree || hasCircle),
  reading: plain(reading),
});

/** What the texts of a piece point at. */
export const pointsOf = ({ says, parts }: WrittenPiece): LabSays[] =>
  [says, ...parts.map((part) => part.says)].filter((one) => one !== null);

/** The member's pieces that a text points at, those not worn for the longest first. */
export const ownPieces = (pieces: PiecesPointedAt, garments: readonly ScoredGarment[]): string[] =>
  garments
    .filter((garment) => pointedBy(pieces, garment) !== null)
    .sort(longestRested)
    .slice(0, mostOwn)
    .map(({ id }) => id);

/**
 * A piece as a member reads it. One that is closed to them shows its introduction and its first part whole, and of the
 * others the titles.
 */
export function labPiece(
  piece: WrittenPiece,
  hasCircle: boolean,
  reading: LabReading | undefined,
  ownOf: (says: LabSays) => ItemCard[],
): LabPiece {
  const isOpen = piece.isFree || hasCircle;
  const tell = (says: LabSays | null): LabOwn | null => {
    const items = says ? ownOf(says) : [];
    return says && items.length > 0 ? { says: says.says, items } : null;
  };
  const parts = piece.parts.map((part, at): LabPart => {
    if (!isOpen && at > 0) {
      return {
        title: part.title,
        blocks: null,
        picture: null,
        figure: null,
        step: null,
        own: null,
      };
    }
    const { title, blocks, picture, figure, step, says } = part;
    return { title, blocks, picture: picture && [...picture], figure, step, own: tell(says) };
  });
  return {
    ...headOf(piece),
    isOpen,
    intro: piece.intro,
    parts,
    beside: isOpen ? [...piece.beside] : [],
    moves: [...piece.moves],
    own: isOpen ? tell(piece.says) : null,
    sources: [...piece.sources],
    reading: plain(reading),
  };
}

/**
 * The words of a piece, or of what is open to everybody of it; each once, in small letters, by the alphabet: nobody reads
 * the text out of them.
 */
function wordsOf({ intro, parts, shades, moves, beside }: WrittenPiece, isOpen: boolean): string {
  const texts = [
    ...textsOf(intro),
    ...parts.map(({ title }) => title),
    ...(isOpen ? parts : parts.slice(0, 1)).flatMap(({ blocks, step }) => [
      step ?? '',
      ...textsOf(blocks),
    ]),
    ...shades.map(({ name }) => name),
    ...moves.flatMap(({ title, text }) => [title, text]),
    ...(isOpen ? beside : []),
  ];
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    (block.kind === 'list' ? block.items.flat() : block.spans).map(({ text }) => text),
  );
