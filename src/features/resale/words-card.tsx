import { type ItemCondition, itemConditions } from '#contract/rules/item-attributes.ts';
import { resaleLimits } from '#contract/rules/resale.ts';
import { classes } from '#ui/classes.ts';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import card from './card.module.css';
import type { ListingWork } from './use-listing-work.ts';
import styles from './words-card.module.css';

/** What is said of the piece: filled by its record, to be changed. */
export function WordsCard({
  work,
  asksCondition,
}: {
  work: ListingWork;
  /** Left out where it is chosen among the reasons of the range. */
  asksCondition: boolean;
}) {
  const { values, faults, change } = work;
  return (
    <section className={classes(card.card, styles.fields)} aria-labelledby="resale-words">
      <h2 id="resale-words" className={card.title}>
        What buyers read
      </h2>
      <TextField
        label="Title"
        value={values.title}
        maxLength={resaleLimits.title}
        error={faults.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      {asksCondition && (
        <SelectField
          label="Condition"
          value={values.condition}
          options={itemConditions.map((one) => ({ value: one, label: one }))}
          onChange={(event) => change({ condition: event.target.value as ItemCondition })}
        />
      )}
      <TextField
        label="Measurements"
        value={values.measurements}
        maxLength={resaleLimits.measurements}
        placeholder="Chest 52 cm, length 72 cm"
        hint="Laid flat, as buyers ask for."
        onChange={(event) => change({ measurements: event.target.value })}
      />
      <TextArea
        label="Description"
        rows={6}
        value={values.description}
        maxLength={resaleLimits.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </section>
  );
}
