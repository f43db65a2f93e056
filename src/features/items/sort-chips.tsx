import { type MouseEvent, useState } from 'react';
import { CategoryPicker } from '#components/category-picker.tsx';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Chip } from '#ui/chip.tsx';
import styles from './sort-chips.module.css';

/**
 * One tap for the category of a piece: those that its looks speak for in a row of their own, then the usual
 * ones, which stay where they are from piece to piece.
 */
export function SortChips({
  value,
  likely,
  usual,
  own,
  isBusy,
  isReady = true,
  onChoose,
}: {
  value: string | null;
  likely: readonly string[];
  usual: readonly string[];
  /** The member's own categories. */
  own: readonly string[];
  isBusy: boolean;
  /** Whether the piece is there to be seen; until then no tap can mean it. */
  isReady?: boolean;
  onChoose(category: string | null): void;
}) {
  const [isPicking, setPicking] = useState(false);
  if (isPicking)
    return (
      <div ref={bringIntoView}>
        <CategoryPicker value={value} own={own} onChange={onChoose} isSavedAtOnce />
      </div>
    );
  const isElsewhere = value !== null && !likely.includes(value) && !usual.includes(value);
  const first = isElsewhere ? [value, ...likely] : likely;
  const chipOf = (category: string) => (
    <Chip key={category} chosen={value === category} onClick={() => onChoose(category)}>
      {categoryLabel(category)}
    </Chip>
  );
  return (
    <div onClickCapture={dropSecondTap}>
      <fieldset className={styles.likely} aria-busy={isBusy} disabled={!isReady}>
        <legend className="visually-hidden">Likely</legend>
        {first.length > 0 ? (
          <>
            <p aria-hidden="true">{isElsewhere ? 'It is' : 'Looks like'}</p>
            {first.map(chipOf)}
          </>
        ) : (
          <p>Swipe to go on, tap to sort</p>
        )}
      </fieldset>
      <fieldset className={styles.chips} aria-busy={isBusy} disabled={!isReady}>
        <legend className="visually-hidden">Category</legend>
        {usual.map(chipOf)}
        <Chip chosen={false} onClick={() => setPicking(true)}>
          Something else
        </Chip>
      </fieldset>
    </div>
  );
}

/** The second tap of two in quick succession was meant for the piece that the first one sorted. */
function dropSecondTap(event: MouseEvent): void {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}
