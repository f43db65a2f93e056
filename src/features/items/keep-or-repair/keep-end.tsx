import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { type UnwornMonths, unwornMonths } from '#contract/rules/unworn.ts';
import { asSentence, pieceCount } from '#lib/count-words.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { isFocusLost } from '#ui/focus-lost.ts';
import { EmptyState } from '#ui/state-card.tsx';
import { asParameter, spanWords } from './asked-months.ts';
import styles from './keep-end.module.css';

/** All were gone through: what became of them, and the way back. */
export function KeepSummary({
  tally,
  left,
  home,
  onMore,
}: {
  /** How many had each answer, in words. */
  tally: string;
  /** How many there was no room for yet. */
  left: number;
  /** The path that one goes back to where nothing lies behind. */
  home: string;
  onMore(): void;
}) {
  const { back } = useWayBack(home);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isFocusLost()) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={styles.end}>
      <EmptyState
        title={left > 0 ? 'Those were the first ones' : 'That was the last one'}
        text={`${asSentence(tally)}.${left > 0 ? ` ${pieceCount(left)} to go.` : ''}`}
        action={
          <>
            {left > 0 && (
              <Button wide onClick={onMore}>
                Go on
              </Button>
            )}
            <Button wide kind={left > 0 ? 'secondary' : 'primary'} onClick={back}>
              Done
            </Button>
          </>
        }
      />
    </div>
  );
}

/** There is nothing to ask about; fewer months may find something. */
export function NothingUnworn({
  months,
  wardrobeId,
}: {
  months: UnwornMonths;
  wardrobeId: string | undefined;
}) {
  const navigate = useNavigate();
  return (
    <div className={styles.end}>
      <EmptyState
        title="Nothing to go through"
        text={`What you wore within ${spanWords(months)}, chose to keep, or added since is left in peace.`}
        action={
          <fieldset className={styles.choice}>
            <legend>Not worn for</legend>
            {unwornMonths.map((one) => (
              <Chip
                key={one}
                chosen={one === months}
                onClick={() =>
                  navigate(paths.keepOrRepair({ wardrobe: wardrobeId, ...asParameter(one) }), {
                    replace: true,
                  })
                }
              >
                {asSentence(spanWords(one))}
              </Chip>
            ))}
          </fieldset>
        }
      />
    </div>
  );
}
