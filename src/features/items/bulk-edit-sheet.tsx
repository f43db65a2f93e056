import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { changeItems, itemSuggestionsQuery } from '#api/items.ts';
import { CategoryPicker } from '#components/category-picker.tsx';
import { DraftNotice } from '#components/draft-notice.tsx';
import { FormFault } from '#components/form-fault.tsx';
import type { FaultWords } from '#components/form-words.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { goneWords, piecesOf } from '#components/noun/noun-words.ts';
import { useForgetGone } from '#components/noun/use-forget-gone.ts';
import { useForm } from '#components/use-form.ts';
import { itemOccasions, itemSeasons, maxPersonalTags } from '#contract/rules/item-attributes.ts';
import { Button } from '#ui/button.tsx';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TagField } from '#ui/tag-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { type BulkFields, bulkDraft } from './bulk-draft.ts';
import styles from './bulk-edit-sheet.module.css';
import { itemWords } from './item-faults.ts';

const nothing: BulkFields = {
  shown: '',
  category: null,
  brand: '',
  seasons: [],
  occasions: [],
  addedTags: [],
};

const { category, brand, seasons, occasions, personalTags } = itemWords.fields;
const words: FaultWords<BulkFields> = {
  fields: {
    shown: 'That cannot be shown.',
    category,
    brand,
    seasons,
    occasions,
    addedTags: personalTags,
  },
};

const shownChoices = [
  { value: '', label: 'As they are' },
  { value: 'cutout', label: 'Cut-outs' },
  { value: 'photo', label: 'Photos' },
] as const;

/** Only what was filled in: the rest stays as each piece has it. */
function changesOf({ category, brand, seasons, occasions }: BulkFields) {
  return {
    ...(category && { category }),
    ...(brand.trim() && { brand: brand.trim() }),
    ...(seasons.length > 0 && { seasons }),
    ...(occasions.length > 0 && { occasions }),
  };
}

/** Changes the same of many pieces at once; what is left out stays. */
export function BulkEditSheet({
  owner,
  itemIds,
  onClose,
  onDone,
}: {
  owner: string;
  itemIds: string[];
  onClose(): void;
  onDone(): void;
}) {
  const { data: suggestions } = useQuery(itemSuggestionsQuery(owner));
  const brands = useId();
  const forgetGone = useForgetGone(itemNoun, owner);
  const form = useForm({
    saved: nothing,
    draft: { kind: bulkDraft, userId: owner, id: itemIds.toSorted().join('-') },
    call: changeItems,
    input: (fields) => ({
      owner,
      itemIds,
      changes: changesOf(fields),
      ...(fields.addedTags.length > 0 && { addedTags: fields.addedTags }),
      ...(fields.shown && { shown: fields.shown }),
    }),
    words,
    onDone({ itemIds: done, fullItemIds: full }, asked) {
      const noRoom = full.length > 0 && `${piecesOf(full.length)} had no room for all tags.`;
      const text = [goneWords(asked.itemIds, done), noRoom].filter(Boolean).join(' ');
      form.forget();
      showToast({ title: `${piecesOf(done.length)} changed`, ...(text && { text }) });
      onDone();
      onClose();
    },
    onProblem(problem) {
      void forgetGone(problem);
      if (problem.kind !== 'not-found') return;
      form.forget();
      onClose();
    },
  });
  const { values, faults } = form;
  const { shown, addedTags } = values;
  const isEmpty = ![...Object.keys(changesOf(values)), ...addedTags, shown].some(Boolean);
  return (
    <Sheet
      title={`Edit ${piecesOf(itemIds.length)}`}
      onClose={onClose}
      foot={
        <>
          <FormFault problem={form.rest} isKept />
          {form.isChanged && !form.isPending && (
            <Button kind="secondary" onClick={form.discard}>
              Discard
            </Button>
          )}
          <Button type="submit" form="bulk-edit" disabled={isEmpty} busy={form.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form {...form.props} id="bulk-edit" className={styles.form}>
        <DraftNotice isShown={form.cameBack} />
        <p className={styles.hint}>What you leave out stays as it is.</p>
        <div className={styles.shown}>
          <span aria-hidden="true">Pictures</span>
          <Segmented
            label="Pictures"
            value={shown}
            options={shownChoices}
            onChange={(next) => form.change({ shown: next })}
          />
        </div>
        <CategoryPicker
          value={values.category}
          own={suggestions?.categories ?? []}
          error={faults.category}
          onChange={(category) => form.change({ category })}
        />
        <TextField
          {...form.text('brand')}
          label="Brand"
          maxLength={80}
          list={brands}
          autoComplete="off"
        />
        <datalist id={brands}>
          {suggestions?.brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <ChipChoice
          label="Seasons"
          options={itemSeasons}
          value={values.seasons}
          error={faults.seasons}
          onChange={(seasons) => form.change({ seasons })}
        />
        <ChipChoice
          label="Occasions"
          options={itemOccasions}
          value={values.occasions}
          error={faults.occasions}
          onChange={(occasions) => form.change({ occasions })}
        />
        <TagField
          label="Add tags"
          tags={values.addedTags}
          offered={suggestions?.personalTags ?? []}
          most={maxPersonalTags}
          maxLength={40}
          error={faults.addedTags}
          onChange={(addedTags) => form.change({ addedTags })}
        />
      </form>
    </Sheet>
  );
}
