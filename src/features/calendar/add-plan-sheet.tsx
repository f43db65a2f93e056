import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { outfitCards, outfitNavigationQuery } from '#api/outfits.ts';
import { Board } from '#components/board/board.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { SlotChoice } from '#components/slot-choice.tsx';
import { maxPlanItems, type PlanSlot } from '#contract/rules/plans.ts';
import { dayName } from '#lib/calendar-weeks.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './add-plan-sheet.module.css';
import type { PlanActions } from './use-plan-actions.ts';

type Kind = 'outfits' | 'pieces';

/** Chooses what to plan for a day: an outfit, or loose pieces. */
export function AddPlanSheet({
  owner,
  day,
  slot: given,
  actions,
  onClose,
}: {
  owner: string;
  day: string;
  slot: PlanSlot;
  actions: PlanActions;
  onClose(): void;
}) {
  const [kind, setKind] = useState<Kind>('outfits');
  const [slot, setSlot] = useState(given);
  const [title, setTitle] = useState('');
  const [word, setWord] = useState('');
  const [pieces, setPieces] = useState<string[]>([]);
  const search = useDebounced(word.trim());
  const about = title.trim() || null;
  const plan = (what: Parameters<PlanActions['plan']>[0]) => {
    actions.plan(what, day, slot, about);
    onClose();
  };
  return (
    <Sheet
      title={dayName(day)}
      onClose={onClose}
      foot={
        kind === 'pieces' && (
          <Button disabled={pieces.length === 0} onClick={() => plan({ itemIds: pieces })}>
            {pieces.length < 2 ? 'Plan piece' : `Plan ${pieces.length} pieces`}
          </Button>
        )
      }
    >
      <div className={styles.choices}>
        <Segmented
          label="What to plan"
          value={kind}
          options={[
            { value: 'outfits', label: 'Outfits' },
            { value: 'pieces', label: 'Pieces' },
          ]}
          onChange={(next) => setKind(next)}
        />
        <SlotChoice slot={slot} onChange={setSlot} />
      </div>
      <TextField
        label="What for"
        value={title}
        maxLength={120}
        placeholder="Gallery opening"
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextField
        label={kind === 'outfits' ? 'Search your outfits' : 'Search your pieces'}
        type="search"
        value={word}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {kind === 'outfits' ? (
        <OutfitChoice owner={owner} search={search} onChoose={(outfitId) => plan({ outfitId })} />
      ) : (
        <PieceChoice owner={owner} search={search} chosen={pieces} onChange={setPieces} />
      )}
    </Sheet>
  );
}

function OutfitChoice({
  owner,
  search,
  onChoose,
}: {
  owner: string;
  search: string;
  onChoose(outfitId: string): void;
}) {
  const [shown, setShown] = useState(cardWindow);
  const navigation = useQuery(outfitNavigationQuery(owner, search ? { search } : {}));
  const ids = navigation.data?.outfitIds ?? [];
  const { cards, isError, retry } = outfitCards.useCards(
    owner,
    ids,
    0,
    Math.min(shown, ids.length) - 1,
  );
  if (isError || navigation.isError) {
    const again = () => (navigation.isError ? void navigation.refetch() : retry());
    return <ErrorCard title="Your outfits did not load" onRetry={again} />;
  }
  if (navigation.data && ids.length === 0) {
    return (
      <p className={styles.none}>
        {search ? `No outfit matches “${search}”.` : 'There is no outfit yet. Plan pieces instead.'}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.outfits}>
        {ids.slice(0, shown).map((outfitId) => {
          const card = cards.get(outfitId);
          return (
            <li key={outfitId}>
              <button
                type="button"
                className={styles.outfit}
                disabled={!card}
                onClick={() => onChoose(outfitId)}
              >
                <span className={styles.board}>{card && <Board {...card} widthPx={120} />}</span>
                <span dir="auto">{card?.title ?? ' '}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <MoreButton shown={shown} count={ids.length} onMore={setShown} />
    </>
  );
}

function PieceChoice({
  owner,
  search,
  chosen,
  onChange,
}: {
  owner: string;
  search: string;
  chosen: readonly string[];
  onChange(itemIds: string[]): void;
}) {
  const [shown, setShown] = useState(cardWindow);
  const navigation = useQuery(itemNavigationQuery(owner, search ? { search } : {}));
  const ids = navigation.data?.itemIds ?? [];
  const { cards, isError, retry } = itemCards.useCards(
    owner,
    ids,
    0,
    Math.min(shown, ids.length) - 1,
  );
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const isFull = chosen.length >= maxPlanItems;
  if (isError || navigation.isError) {
    const again = () => (navigation.isError ? void navigation.refetch() : retry());
    return <ErrorCard title="Your pieces did not load" onRetry={again} />;
  }
  if (navigation.data && ids.length === 0)
    return (
      <p className={styles.none}>
        {search ? `Nothing matches “${search}”.` : 'There is no piece yet.'}
      </p>
    );
  return (
    <>
      <ul className={styles.pieces}>
        {ids.slice(0, shown).map((itemId) => {
          const card = cards.get(itemId);
          const isChosen = chosen.includes(itemId);
          return (
            <li key={itemId}>
              <button
                type="button"
                className={styles.piece}
                aria-pressed={isChosen}
                aria-label={card && describeItem(card)}
                disabled={!card || (isFull && !isChosen)}
                onClick={() => toggle(itemId)}
              >
                {card && <ItemPicture image={card.image} alt="" sizes="90px" inset="medium" />}
                {isChosen && (
                  <span className={styles.check} aria-hidden="true">
                    <Check />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <MoreButton shown={shown} count={ids.length} onMore={setShown} />
    </>
  );
}

function MoreButton({
  shown,
  count,
  onMore,
}: {
  shown: number;
  count: number;
  onMore(shown: number): void;
}) {
  if (shown >= count) return null;
  return (
    <Button kind="secondary" wide onClick={() => onMore(shown + cardWindow)}>
      Show more
    </Button>
  );
}
