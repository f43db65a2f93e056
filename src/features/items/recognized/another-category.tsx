import type { ItemCard } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { likelyCategories } from '../likely-categories.ts';
import { SortChips } from '../sort-chips.tsx';
import { SortPicture } from '../sort-picture.tsx';
import { focusOn } from './focus-on.ts';
import styles from './recognized-sheet.module.css';

/** One piece alone, and what it may be instead of what was recognized. */
export function AnotherCategory({
  card,
  suggestions,
  isBusy,
  onChoose,
  onBack,
}: {
  card: ItemCard;
  suggestions: OperationOutput<'getItemSuggestions'> | undefined;
  isBusy: boolean;
  onChoose(category: string | null): void;
  onBack(): void;
}) {
  return (
    <div ref={focusOn} tabIndex={-1} className={styles.another}>
      <SortPicture card={card} hasBefore={false} hasAfter={false} onNext={onBack} onBack={onBack} />
      <SortChips
        value={card.category}
        likely={card.image?.likelyCategories.slice(0, 4) ?? []}
        usual={likelyCategories(suggestions?.usedCategories ?? [])}
        own={suggestions?.categories ?? []}
        isBusy={isBusy}
        onChoose={onChoose}
      />
    </div>
  );
}
