import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFeatureConfig } from '#api/users.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { isGone } from '#components/noun/noun-words.ts';
import { availabilityRules } from '#contract/rules/availability.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { UnwornMonths } from '#contract/rules/unworn.ts';
import type { UnwornPiece } from '#contract/schemas/unworn.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { monthsOf } from './asked-months.ts';
import { CouldBring } from './could-bring.tsx';
import { KeepAnswers } from './keep-answers.tsx';
import { KeepDeck } from './keep-deck.tsx';
import { KeepSummary, NothingUnworn } from './keep-end.tsx';
import { KeepHead } from './keep-head.tsx';
import styles from './keep-or-repair-screen.module.css';
import { KeepProgress } from './keep-progress.tsx';
import { KeepSkeleton } from './keep-skeleton.tsx';
import type { KeepAnswer } from './keep-walk.ts';
import { heardWords, tallyWords } from './keep-words.ts';
import { useKeepWalk } from './use-keep-walk.ts';
import { useWalkKeys } from './use-walk-keys.ts';

/** What was not worn for long, card by card: keep it, have it repaired, or sell it (docs/design/product-rules.md, Keep or repair). */
export function KeepOrRepairScreen() {
  const [search] = useSearchParams();
  const months = monthsOf(search);
  const wardrobe = search.get('wardrobe');
  if (wardrobe !== null && !/^[1-9]\d{0,14}$/.test(wardrobe)) return <GoneWardrobe />;
  return <Walk key={`${months} ${wardrobe}`} months={months} wardrobeId={wardrobe ?? undefined} />;
}

function Walk({ months, wardrobeId }: { months: UnwornMonths; wardrobeId: string | undefined }) {
  const { owner } = useScope();
  const config = useFeatureConfig();
  const hasRepair = isUnlocked('services', { features: config });
  const { walk, piece, season, isError, error, retry, answer, undo, readMore } = useKeepWalk(
    owner,
    {
      months,
      wardrobeId,
    },
  );
  const [leaning, setLeaning] = useState<KeepAnswer | null>(null);
  const mayRepair =
    hasRepair && piece !== undefined && availabilityRules[piece.item.availability].mayBeAltered;
  const decide = (one: KeepAnswer) => {
    setLeaning(null);
    answer(one);
  };
  const sayAway = () => piece && showAway(piece as UnwornPiece);
  const repair = mayRepair ? () => decide('repair') : sayAway;
  useWalkKeys({
    keep: piece ? () => decide('kept') : null,
    repair: piece && hasRepair ? () => void repair() : null,
    sell: piece ? () => decide('sell') : null,
    undo,
  });
  if (isGone(error)) return <GoneWardrobe />;
  const count = walk.pieces?.length ?? 0;
  const { position } = walk;
  const tally = tallyWords(walk);
  return (
    <main className={styles.screen} data-asks={piece && ''}>
      <KeepHead
        months={months}
        wardrobeId={wardrobeId}
        canUndo={walk.steps.length > 0}
        onUndo={undo}
      />
      {/* Always there, so that it is heard. */}
      <p className="visually-hidden" role="status">
        {heardWords(walk.last, walk.season, piece as UnwornPiece | undefined)}
      </p>
      {isError && <ErrorCard title="What you did not wear did not load" onRetry={retry} />}
      {!walk.pieces && !isError && <KeepSkeleton hasRepair={hasRepair} />}
      {count > 0 && (
        <div className={styles.progress}>
          <KeepProgress position={position} count={count} />
          {piece && <p>{`${position + 1} of ${count}${tally && ' · '}${tally}`}</p>}
        </div>
      )}
      {piece && (
        <>
          <div className={styles.deck}>
            <KeepDeck
              piece={piece as UnwornPiece}
              next={walk.pieces?.[position + 1] as UnwornPiece | undefined}
              last={walk.last}
              mayRepair={mayRepair}
              onLean={setLeaning}
              onAnswer={decide}
            />
          </div>
          <div className={styles.answers}>
            <CouldBring owner={owner} itemId={piece.item.itemId} />
            <KeepAnswers
              season={season}
              hasRepair={hasRepair}
              mayRepair={mayRepair}
              leaning={leaning}
              onAnswer={decide}
              onAway={sayAway}
            />
          </div>
        </>
      )}
      {walk.pieces && count === 0 && <NothingUnworn months={months} wardrobeId={wardrobeId} />}
      {count > 0 && !piece && (
        <KeepSummary
          tally={tally}
          left={walk.left}
          home={wardrobeId ? paths.wardrobeItems(wardrobeId) : paths.items()}
          onMore={readMore}
        />
      )}
    </main>
  );
}

/** Says why a piece cannot be sent now. */
const showAway = ({ item: { availability } }: UnwornPiece) =>
  showToast({
    title: `Not now: ${availabilityWords[availability].toLowerCase()}`,
    text: 'Once it is back it can go to the studio.',
  });
