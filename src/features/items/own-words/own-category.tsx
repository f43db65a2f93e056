import { useState } from 'react';
import { useChangeCategory } from '#api/own-words.ts';
import {
  categoryGroups,
  categoryLabel,
  categoryLeaves,
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
import { isSame } from './is-same.ts';
import { offerUndo } from './undo-words.ts';
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
  // Of any kind, or a leaf of the tree: two of one name could not be told apart.
  const other =
    all.find((one) => one.category !== category && isSame(categoryLabel(one.category), text.trim()))
      ?.category ??
    [...categoryLeaves.keys()].find((leaf) => isSame(categoryLabel(leaf), text.trim()));
  const become = (to: string, said: string) =>
    change.mutate(
      { owner, from: category, to },
      {
        onSuccess({ itemIds }) {
          row.onDone();
          offerUndo(said, async () => {
            if (itemIds.length === 0) return 0;
            const back = { owner, from: to, to: category, itemIds };
            return (await change.mutateAsync(back)).itemIds.length;
          });
        },
      },
    );
  const save = () => {
    if (other !== undefined) return become(other, `Merged into ${categoryLabel(other)}`);
    if (next === category) return row.onDone();
    become(next, `${text.trim()} saved`);
  };
  const remove = () => {
    const to = kind ?? 'other';
    become(to, `${name} deleted. ${pieceCount(pieces)} under ${categoryLabel(to)} now`);
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
      merges={other === undefined ? null : namedKind(other)}
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

/** A category with what it is a kind of: `Kimonos of Capes and ponchos`. */
const namedKind = (category: string): string => {
  const kind = parentLabel(category);
  return kind ? `${categoryLabel(category)} of ${kind}` : categoryLabel(category);
};
