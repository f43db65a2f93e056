import { useState } from 'react';
import { useChangeCategory } from '#api/own-words.ts';
import {
  categoryGroups,
  categoryLabel,
  categoryParts,
  itemCategories,
  longestOwnCategory,
  ownCategory,
  parentLabel,
} from '#contract/rules/item-attributes.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { pieceCount } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { SelectField } from '#ui/field.tsx';
import { showUndo } from '#ui/toasts.ts';
import { type RowState, WordRow } from './word-row.tsx';

/** What an own category may be a kind of: a group, or one of its leaves. */
const kinds = categoryGroups
  .filter((group) => group !== 'other')
  .flatMap((group) => {
    const { label, leaves } = itemCategories[group];
    return [
      { value: group as string, label: label as string },
      ...Object.entries(leaves).map(([leaf, name]) => ({
        value: leaf,
        label: `${label}: ${name}`,
      })),
    ];
  });

/**
 * An own category: renamed, made a kind of something else, merged with the one of its new name, or deleted. Its pieces
 * are then what it was a kind of.
 */
export function OwnCategory({
  owner,
  word: { category, pieces },
  all,
  ...row
}: RowState & {
  owner: string;
  word: { category: string; pieces: number };
  all: OperationOutput<'getOwnWords'>['categories'];
}) {
  const change = useChangeCategory();
  const name = categoryLabel(category);
  const kind = categoryParts(category).parent;
  const [text, setText] = useState(name);
  const [parent, setParent] = useState(kind);
  const next = ownCategory(parent, text.trim());
  const other = next === category ? undefined : all.find((one) => one.category === next);
  const become = (to: string, said: (count: number) => string) =>
    change.mutate(
      { owner, from: category, to },
      {
        onSuccess({ itemIds }) {
          row.onDone();
          showUndo(said(itemIds.length), () => {
            if (itemIds.length > 0) change.mutate({ owner, from: to, to: category, itemIds });
          });
        },
      },
    );
  const save = () => {
    if (next === category) return row.onDone();
    become(next, () => (other ? `Merged into ${text.trim()}` : `${text.trim()} saved`));
  };
  const remove = () => {
    const to = kind ?? 'other';
    become(to, (count) => `${name} deleted. ${pieceCount(count)} under ${categoryLabel(to)} now`);
  };
  return (
    <WordRow
      {...row}
      name={name}
      note={parentLabel(category)}
      pieces={pieces}
      to={`${paths.items()}?${new URLSearchParams({ category })}`}
      text={text}
      most={longestOwnCategory}
      merges={other?.pieces ?? null}
      busy={change.isPending}
      onText={setText}
      onSave={save}
      onDelete={remove}
    >
      <SelectField
        label="A kind of"
        placeholder="Nothing said"
        options={kinds}
        value={parent ?? ''}
        onChange={({ currentTarget: { value } }) => setParent(value || null)}
        hint="Lola, the boards and the laundry treat it as that."
      />
    </WordRow>
  );
}
