import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { itemSuggestionsQuery } from '#api/items.ts';
import { useOwnCurrency } from '#api/own-currency.ts';
import { CategoryPicker } from '#components/category-picker.tsx';
import type { Faults } from '#components/use-form.ts';
import {
  itemConditions,
  itemNecklines,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemSleeveLengths,
  itemSleeveTypes,
  itemTypes,
  maxPersonalTags,
} from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { Fault, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import { TagField } from '#ui/tag-field.tsx';
import type { FormAttributes } from './changed-attributes.ts';
import { ColorSwatches } from './color-swatches.tsx';
import styles from './item-form.module.css';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Every attribute of an item (product spec, section 3): what matters first, the rest folded. */
export function ItemForm({
  owner,
  createDate,
  likely,
  value,
  faults,
  onChange,
}: {
  owner: string;
  /** When the piece was added, as an ISO moment. */
  createDate: string;
  /** The categories that its first photo speaks for. */
  likely: readonly string[];
  value: FormAttributes;
  faults: Faults<FormAttributes>;
  onChange(changes: Partial<FormAttributes>): void;
}) {
  const { data: suggestions } = useQuery(itemSuggestionsQuery(owner));
  const ownCurrency = useOwnCurrency();
  const brands = useId();
  const choose =
    <Name extends keyof FormAttributes>(name: Name) =>
    (event: { target: { value: string } }) =>
      onChange({ [name]: event.target.value || null } as Partial<FormAttributes>);
  return (
    <div className={styles.form}>
      <TextField
        label="Title"
        value={value.title}
        placeholder={itemName({ ...value, title: '', createDate })}
        error={faults.title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <CategoryPicker
        value={value.category}
        own={suggestions?.categories ?? []}
        likely={likely}
        error={faults.category}
        onChange={(category) => onChange({ category })}
      />
      <div className={styles.pair}>
        <TextField
          label="Brand"
          value={value.brand ?? ''}
          error={faults.brand}
          maxLength={80}
          list={brands}
          autoComplete="off"
          onChange={choose('brand')}
        />
        <TextField
          label="Size"
          value={value.size ?? ''}
          error={faults.size}
          maxLength={40}
          autoComplete="off"
          onChange={choose('size')}
        />
      </div>
      <datalist id={brands}>
        {suggestions?.brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <ColorSwatches
        label="Main Color"
        choose="one"
        chosen={value.mainColor ? [value.mainColor] : []}
        error={faults.mainColor}
        onChange={([mainColor = null]) => onChange({ mainColor })}
      />
      <SelectField
        label="Condition"
        value={value.condition}
        error={faults.condition}
        options={same(itemConditions)}
        onChange={(event) =>
          event.target.value &&
          onChange({ condition: event.target.value as FormAttributes['condition'] })
        }
      />
      <ChipChoice
        label="Seasons"
        options={itemSeasons}
        value={value.seasons}
        error={faults.seasons}
        onChange={(seasons) => onChange({ seasons })}
      />
      <details className={styles.more}>
        <summary>More about it</summary>
        <div className={styles.form}>
          <ChipChoice
            label="Occasions"
            options={itemOccasions}
            value={value.occasions}
            error={faults.occasions}
            onChange={(occasions) => onChange({ occasions })}
          />
          <ChipChoice
            label="Pattern(s)"
            options={itemPatterns}
            value={value.patterns}
            error={faults.patterns}
            onChange={(patterns) => onChange({ patterns })}
          />
          <ColorSwatches
            label="Further Colors"
            choose="several"
            chosen={value.furtherColors}
            without={value.mainColor}
            error={faults.furtherColors}
            onChange={(furtherColors) => onChange({ furtherColors })}
          />
          <TextField
            label="Color"
            hint="As you would call it."
            value={value.color ?? ''}
            error={faults.color}
            maxLength={60}
            onChange={choose('color')}
          />
          <SelectField
            label="Neckline"
            value={value.neckline ?? ''}
            error={faults.neckline}
            options={same(itemNecklines)}
            onChange={choose('neckline')}
          />
          <div className={styles.pair}>
            <SelectField
              label="Sleeve Type"
              value={value.sleeveType ?? ''}
              error={faults.sleeveType}
              options={same(itemSleeveTypes)}
              onChange={choose('sleeveType')}
            />
            <SelectField
              label="Sleeve Length"
              value={value.sleeveLength ?? ''}
              error={faults.sleeveLength}
              options={same(itemSleeveLengths)}
              onChange={choose('sleeveLength')}
            />
          </div>
          <SelectField
            label="Type"
            value={value.type ?? ''}
            error={faults.type}
            options={same(itemTypes)}
            onChange={choose('type')}
          />
          <div className={styles.pair}>
            <TextField
              label="Purchase Date"
              type="date"
              value={value.purchaseDate ?? ''}
              error={faults.purchaseDate}
              onChange={choose('purchaseDate')}
            />
            <PriceField
              label="Purchase Price"
              cents={value.purchasePriceCents}
              currency={value.purchaseCurrency ?? ownCurrency}
              error={faults.purchasePriceCents ?? faults.purchaseCurrency}
              onChange={(purchasePriceCents) => onChange({ purchasePriceCents })}
              onCurrency={(purchaseCurrency) => onChange({ purchaseCurrency })}
            />
          </div>
          <div data-field="">
            <label className={styles.toggle}>
              <input
                type="checkbox"
                checked={value.secondhand}
                aria-invalid={faults.secondhand ? true : undefined}
                onChange={(event) => onChange({ secondhand: event.target.checked })}
              />
              <span>Secondhand/Thrifted/Vintage</span>
            </label>
            {faults.secondhand && <Fault>{faults.secondhand}</Fault>}
          </div>
          <TagField
            label="Personal tags"
            tags={value.personalTags}
            offered={suggestions?.personalTags ?? []}
            most={maxPersonalTags}
            maxLength={40}
            error={faults.personalTags}
            onChange={(personalTags) => onChange({ personalTags })}
          />
          <TextArea
            label="Notes"
            value={value.notes ?? ''}
            error={faults.notes}
            maxLength={2000}
            onChange={choose('notes')}
          />
        </div>
      </details>
    </div>
  );
}
