import { useState } from 'react';
import { useChangeTag } from '#api/own-words.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { pieceCount } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { isSame } from './is-same.ts';
import { offerUndo } from './undo-words.ts';
import { type RowState, WordRow } from './word-row.tsx';

/** A tag: renamed, merged with the one of its new name, or taken off its pieces; each can be undone. */
export function OwnTag({
  owner,
  word: { tag, pieces },
  all,
  ...row
}: RowState & {
  owner: string;
  word: { tag: string; pieces: number };
  all: OperationOutput<'getOwnWords'>['tags'];
}) {
  const change = useChangeTag();
  const [text, setText] = useState(tag);
  const next = text.trim();
  // Capitals alone make no other tag; but one may change those of its own.
  const other = all.find((one) => one.tag !== tag && isSame(one.tag, next));
  const putBack = async (itemIds: string[]) => {
    if (itemIds.length === 0) return 0;
    return (await change.mutateAsync({ owner, from: null, to: tag, itemIds })).itemIds.length;
  };
  const save = () => {
    const to = other?.tag ?? next;
    if (to === tag) return row.onDone();
    change.mutate(
      { owner, from: tag, to },
      {
        onSuccess({ itemIds, gainedIds }) {
          row.onDone();
          offerUndo(other ? `Merged into ${to}` : `${tag} is ${to} now`, async () => {
            if (gainedIds.length > 0)
              await change.mutateAsync({ owner, from: to, to: null, itemIds: gainedIds });
            return putBack(itemIds);
          });
        },
      },
    );
  };
  const remove = () =>
    change.mutate(
      { owner, from: tag, to: null },
      {
        onSuccess({ itemIds }) {
          row.onDone();
          offerUndo(`${tag} taken off ${pieceCount(pieces)}`, () => putBack(itemIds));
        },
      },
    );
  return (
    <WordRow
      {...row}
      name={tag}
      pieces={pieces}
      to={`${paths.items()}?${new URLSearchParams({ tag })}`}
      text={text}
      most={40}
      merges={other ? `${other.tag}, ${pieceCount(other.pieces)}` : null}
      busy={change.isPending}
      onText={setText}
      onSave={save}
      onDelete={remove}
    />
  );
}
