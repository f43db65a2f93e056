import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { unwornQuery, useKeepItem } from '#api/unworn.ts';
import { nextSeason, type UnwornMonths } from '#contract/rules/unworn.ts';
import { addMonths, todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { paths } from '#lib/paths.ts';
import {
  askOnceMore,
  beginWalk,
  goBack,
  goOn,
  isAnsweredElsewhere,
  type KeepAnswer,
  keepWalk,
  takePieces,
} from './keep-walk.ts';

/**
 * Goes through what was not worn for some months, the longest unworn first: what is answered is written down at once,
 * and the next one comes. Undo goes back through all.
 */
export function useKeepWalk(
  owner: string,
  { months, wardrobeId }: { months: UnwornMonths; wardrobeId: string | undefined },
) {
  const [today] = useState(() => {
    beginWalk([owner, months, wardrobeId].join());
    return todayIs();
  });
  const navigate = useNavigate();
  const walk = useSnapshot(keepWalk);
  const [isTaken, setTaken] = useState(false);
  const since = addMonths(today, -months);
  const { data, isFetching, isError, error, refetch } = useQuery({
    ...unwornQuery(owner, { wardrobeId, since, today }),
    // What is answered would leave the list, and each answer have it read again.
    enabled: !isTaken,
  });
  useEffect(() => {
    if (!data || isFetching || isTaken) return;
    takePieces(data.pieces, data.count);
    setTaken(true);
  }, [data, isFetching, isTaken]);
  const keep = useKeepItem({
    onError(problem, { itemId, until }) {
      const isGone = problem instanceof AppError && problem.kind === 'not-found';
      if (until !== null && !isGone) askOnceMore(itemId);
    },
  });
  const next = nextSeason(today);
  const piece = walk.pieces?.[walk.position];
  return {
    walk,
    piece,
    season: next.season,
    isError: isError && !walk.pieces,
    error,
    retry: () => void refetch(),
    answer(answer: KeepAnswer) {
      const now = keepWalk.pieces?.[keepWalk.position];
      if (!now) return;
      const { itemId } = now.item;
      hapticPlay('light');
      if (answer === 'later') keepWalk.season = next.season;
      goOn(answer);
      if (answer === 'repair') void navigate(paths.alterationServices(itemId));
      else if (answer === 'sell') void navigate(paths.resellItem(itemId));
      else {
        const until = answer === 'kept' ? addMonths(today, months) : next.day;
        keep.mutate({ owner, itemId, until });
      }
    },
    undo() {
      const back = goBack();
      if (!back || isAnsweredElsewhere(back.answer)) return;
      keep.mutate({ owner, itemId: back.piece.item.itemId, until: null });
    },
    /** Reads those that there was no room for. */
    readMore() {
      keepWalk.isAway = false;
      beginWalk(keepWalk.asked ?? '');
      setTaken(false);
    },
  };
}
