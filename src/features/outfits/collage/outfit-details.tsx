import type { BoardBackground } from '#contract/rules/collage.ts';
import type { ColorFamily } from '#contract/rules/color-families.ts';
import { itemOccasions, itemSeasons } from '#contract/rules/item-attributes.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { BackgroundChoice } from './background-choice.tsx';
import styles from './outfit-details.module.css';
import type { OutfitFields } from './outfit-fields.ts';

/** What the form of an outfit's details takes. */
export interface DetailsProps {
  fields: OutfitFields;
  /** The title to save where none is typed; null where the title stands elsewhere. */
  suggestedTitle: string | null;
  background: BoardBackground;
  /** The colors of the wardrobe, the most frequent first. */
  colors: readonly ColorFamily[];
  onSay(fields: Partial<OutfitFields>): void;
  onPaint(background: BoardBackground): void;
}

/** The details of an outfit, and the background of its board. */
export function OutfitDetailsForm({
  fields,
  suggestedTitle,
  background,
  colors,
  onSay,
  onPaint,
}: DetailsProps) {
  return (
    <div className={styles.fields}>
      {suggestedTitle !== null && (
        <TextField
          label="Title"
          value={fields.title}
          placeholder={suggestedTitle}
          maxLength={120}
          onChange={(event) => onSay({ title: event.target.value })}
        />
      )}
      <ChipChoice
        label="Seasons"
        options={itemSeasons}
        value={fields.seasons}
        onChange={(seasons) => onSay({ seasons })}
      />
      <ChipChoice
        label="Occasions"
        options={itemOccasions}
        value={fields.occasions}
        onChange={(occasions) => onSay({ occasions })}
      />
      <BackgroundChoice value={background} colors={colors} onChange={onPaint} />
      <TextArea
        label="Notes"
        value={fields.notes}
        maxLength={2000}
        onChange={(event) => onSay({ notes: event.target.value })}
      />
    </div>
  );
}
