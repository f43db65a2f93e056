import { ChevronDown, Undo2, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { type UnwornMonths, unwornMonths } from '#contract/rules/unworn.ts';
import { asSentence } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { asParameter, spanWords, unwornWords } from './asked-months.ts';
import styles from './keep-head.module.css';

/** The head of the walk: out of it, for how long pieces were not worn, which is a choice, and back by one. */
export function KeepHead({
  months,
  wardrobeId,
  canUndo,
  onUndo,
}: {
  months: UnwornMonths;
  wardrobeId: string | undefined;
  canUndo: boolean;
  onUndo(): void;
}) {
  const navigate = useNavigate();
  const { hostGoesBack, back } = useWayBack(
    wardrobeId ? paths.wardrobeItems(wardrobeId) : paths.items(),
  );
  const choose = (one: UnwornMonths) =>
    navigate(paths.keepOrRepair({ wardrobe: wardrobeId, ...asParameter(one) }), { replace: true });
  return (
    <header className={styles.head}>
      <span className={styles.side}>
        {!hostGoesBack && (
          <IconButton label="Close" onClick={back}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
      <h1 className={styles.title}>
        <LazyMenu
          trigger={
            <button type="button" className={styles.choice}>
              {unwornWords(months)}
              <ChevronDown aria-hidden="true" />
            </button>
          }
          groups={[
            unwornMonths.map((one) => ({
              label: asSentence(spanWords(one)),
              isChosen: one === months,
              onChoose: () => choose(one),
            })),
          ]}
        />
      </h1>
      <span className={styles.side}>
        <IconButton
          label="Undo"
          className={styles.undo ?? ''}
          aria-disabled={!canUndo || undefined}
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
      </span>
    </header>
  );
}
