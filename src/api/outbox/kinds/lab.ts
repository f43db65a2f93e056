import { labTable } from '#contract/operations/lab.ts';
import { bringOperations } from '#contract/operations.ts';
import { unread, withReading } from '#contract/rules/style-lab.ts';
import { operationKind } from '../operation-kind.ts';

bringOperations(labTable);

type Reading = ReturnType<typeof withReading>;

const plain = (reading: Reading) => ({ ...reading, read: [...reading.read] });

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
      title:
        cached.answers('getLab')[0]?.answer.pieces.find((piece) => piece.pieceId === pieceId)
          ?.title ?? 'The Style Lab',
      text: isSaved === undefined ? 'Read' : isSaved ? 'Saved' : 'No longer saved',
      pictures: [],
    }),
  }),
};
