import { labTable } from '#contract/operations/lab.ts';
import { bringOperations } from '#contract/operations.ts';
import { unread, withReading } from '#contract/rules/style-lab.ts';
import type { Cached } from '../cached.ts';
import { operationKind } from '../operation-kind.ts';

bringOperations(labTable);

type Reading = ReturnType<typeof withReading>;

const plain = (reading: Reading) => ({ ...reading, read: [...reading.read] });

/** The title of a piece, as far as it was read. */
const titleOf = (pieceId: string, cached: Cached): string | undefined =>
  [
    ...cached.answers('getLabPiece').map(({ answer }) => answer.piece),
    ...cached.answers('getLab').flatMap(({ answer }) => answer.pieces),
  ].find((piece) => piece.pieceId === pieceId)?.title;

/** What a member does with the pieces of the Style Lab. */
export const labKinds = {
  saveLabReading: operationKind('saveLabReading', {
    subject: ({ pieceId }) => `lab:${pieceId}`,
    predict: (input, { cached }) => {
      const piece = cached
        .answers('getLab')[0]
        ?.answer.pieces.find(({ pieceId }) => pieceId === input.pieceId);
      return { reading: plain(withReading(piece?.reading ?? unread, input)) };
    },
    merge: (earlier, later) => ({
      ...earlier,
      ...later,
      ...((earlier.read ?? later.read) && {
        read: [...new Set([...(earlier.read ?? []), ...(later.read ?? [])])],
      }),
    }),
    shows: {
      getLab: (answer, { input }) => ({
        pieces: answer.pieces.map((piece) =>
          piece.pieceId === input.pieceId
            ? { ...piece, reading: plain(withReading(piece.reading, input)) }
            : piece,
        ),
      }),
      getLabPiece: (answer, { input }) =>
        answer.piece.pieceId === input.pieceId
          ? {
              piece: {
                ...answer.piece,
                reading: plain(withReading(answer.piece.reading, input)),
              },
            }
          : answer,
    },
    isDroppedBy: ({ kind }) => kind === 'not-found',
    words: ({ pieceId, isSaved }, cached) => ({
      title: titleOf(pieceId, cached) ?? 'The Style Lab',
      text: isSaved === undefined ? 'Read' : isSaved ? 'Saved' : 'No longer saved',
      pictures: [],
    }),
  }),
};
