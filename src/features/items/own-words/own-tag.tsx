import { useState } from 'react';
import { useChangeTag } from '#api/own-words.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { pieceCount } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { showUndo } from '#ui/toasts.ts';
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
  const other = next === tag ? undefined : all.find((one) => one.tag === next);
  const save = () => {
    if (next === tag) return row.onDone();
    change.mutate(
      { owner, from: tag, to: next },
      {
        onSuccess({ itemIds, gainedIds }) {
          row.onDone();
          showUndo(other ? `Merged into ${next}` : `${tag} is ${next} now`, () => {
            if (itemIds.length > 0) change.mutate({ owner, from: null, to: tag, itemIds });
            if (gainedIds.length > 0)
              change.mutate({ owner, from: next, to: null, itemIds: gainedIds });
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
          showUndo(`${tag} taken off ${pieceCount(itemIds.length)}`, () => {
            if (itemIds.length > 0) change.mutate({ owner, from: null, to: tag, itemIds });
          });
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
      merges={other?.pieces ?? null}
      busy={change.isPending}
      onText={setText}
      onSave={save}
      onDelete={remove}
    />
  );
}
