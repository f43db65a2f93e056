import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { cutoutsToLookAtQuery, useTakeBackCutout } from '#api/cutouts.ts';
import { useShowPictures } from '#api/items.ts';
import { spoil } from '#api/query-client.ts';
import { startSpoilRun } from '#api/spoil-run.ts';
import { FormFault } from '#components/form-fault.tsx';
import type { ShownChoice } from '#contract/rules/images.ts';
import { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { ComingRow } from './coming-row.tsx';
import styles from './cutouts-sheet.module.css';
import {
  beginFinishing,
  beginWalk,
  cutoutsWalk,
  goBack,
  goOn,
  type WalkAnswer,
  type WalkRow,
} from './cutouts-walk.ts';
import { DoubtedCutout } from './doubted-cutout.tsx';
import { useDoubted } from './use-doubted.ts';
import { WalkProgress } from './walk-progress.tsx';

/**
 * Goes through the cut-outs that are doubted, the oldest piece first: what is chosen is saved at once, and the next one
 * comes. *Undo* goes back through all that was done, one by one.
 */
export function CutoutsSheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const [isBack] = useState(() => {
    beginWalk(owner);
    return cutoutsWalk.finishing !== null;
  });
  const navigate = useNavigate();
  const client = useQueryClient();
  const { rows, position, steps } = useSnapshot(cutoutsWalk);
  const listed = useQuery(cutoutsToLookAtQuery(owner));
  const isFresh = listed.isFetchedAfterMount && !listed.isFetching;
  useEffect(() => {
    if (!listed.data || (!isFresh && listed.isFetching)) return;
    if (!cutoutsWalk.rows) cutoutsWalk.rows = listed.data.rows;
    const { finishing, outcome } = cutoutsWalk;
    if (!finishing || !isFresh) return;
    cutoutsWalk.finishing = null;
    // What was saved by finger is on the list no more.
    if (listed.data.rows.some(({ imageId }) => imageId === finishing.imageId)) return;
    goOn(outcome?.answer ?? 'finished', outcome?.version);
  }, [listed.data, listed.isFetching, isFresh]);
  // The list under the sheet is read again once, when the sheet closes.
  const [run] = useState(() => startSpoilRun(client));
  useEffect(() => () => run.end(), [run]);
  const save = useShowPictures({ spoil: run.spoil, meta: { isForm: true } });
  const takeBack = useTakeBackCutout({
    spoil: run.spoil,
    meta: { isForm: true },
    onError(error) {
      if (!(error instanceof AppError) || error.kind !== 'conflict') return;
      // Drawn at elsewhere since: that stays, and one sees it.
      takeBack.reset();
      goBack();
      void spoil(client, ['GetItemDetails']);
      showToast({ title: 'This cut-out was changed elsewhere meanwhile' });
    },
  });
  const isSaving = save.isPending || takeBack.isPending;
  const problem = save.error ?? takeBack.error;
  const [pressed, setPressed] = useState<WalkAnswer | 'undo' | null>(null);

  const row = rows?.[position];
  const doubted = useDoubted(owner, row ?? null);
  const send = (what: typeof pressed, row: WalkRow, shown: ShownChoice, then: () => void) => {
    const { itemId, imageId } = row;
    setPressed(what);
    takeBack.reset();
    save.mutate({ owner, itemIds: [itemId], imageIds: [imageId], shown }, { onSuccess: then });
  };
  const settle = (answer: 'photo' | 'cutout') => {
    if (!row || isSaving) return;
    send(answer, row, answer, () => {
      hapticPlay('light');
      goOn(answer);
    });
  };
  const finish = () => {
    if (!row) return;
    beginFinishing(row);
    void navigate(paths.cutout(row.itemId, row.imageId));
  };
  const skip = () => {
    save.reset();
    takeBack.reset();
    goOn('skipped');
  };
  const undo = () => {
    const step = steps.at(-1);
    const row = step && rows?.[step.position];
    if (!row || isSaving) return;
    const { answer, version } = step;
    if (answer === 'finished' && version !== null) {
      save.reset();
      takeBack.mutate({ owner, ...row, version }, { onSuccess: goBack });
    } else if (answer === 'skipped' || answer === 'finished') goBack();
    else send('undo', row, 'auto', goBack);
  };
  const { isGone } = doubted;
  useEffect(() => {
    if (isGone) goOn('skipped');
  }, [isGone]);

  const settled = steps.filter(({ answer }) => answer !== 'skipped').length;
  const count = rows?.length ?? 0;
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is seen from its beginning
  useEffect(() => {
    scroller.current?.scrollTo?.(0, 0);
  }, [position]);
  const isWaiting = isBack && cutoutsWalk.finishing !== null;
  return (
    <Sheet
      title="Cut-outs to look at"
      onClose={onClose}
      isRoute
      isFull
      scroller={scroller}
      tool={
        <IconButton
          label="Undo"
          className={styles.undo ?? ''}
          aria-disabled={steps.length === 0 || undefined}
          aria-busy={takeBack.isPending || (save.isPending && pressed === 'undo') || undefined}
          onClick={undo}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
      }
      foot={
        row ? (
          <>
            <FormFault problem={problem} />
            <AnswerButtons
              doubt={doubted.pair?.doubt ?? null}
              busy={isSaving ? (takeBack.isPending ? 'undo' : pressed) : null}
              isReady={doubted.pair !== null && !isWaiting}
              onFinish={finish}
              onPhoto={() => settle('photo')}
              onCutout={() => settle('cutout')}
            />
          </>
        ) : (
          rows && (
            <>
              <FormFault problem={problem} />
              <Button wide onClick={onClose}>
                Done
              </Button>
            </>
          )
        )
      }
    >
      {count > 0 && <WalkProgress position={position} count={count} />}
      {listed.isError && !rows ? (
        <ErrorCard title="The cut-outs did not load" onRetry={() => void listed.refetch()} />
      ) : row ? (
        <>
          <p className={styles.count} role="status">
            {`${position + 1} of ${count} · ${settled} settled`}
          </p>
          <DoubtedCutout
            key={row.imageId}
            row={row}
            doubted={doubted}
            onSkip={skip}
            onOpen={() => void navigate(paths.item(row.itemId))}
          />
          <ComingRow owner={owner} rows={rows ?? []} position={position} />
        </>
      ) : (
        rows && (
          <div className={styles.done} role="status">
            <h3 className={styles.headline}>
              {count === 0 ? 'Nothing to look at' : 'That was the last one'}
            </h3>
            <p>
              {count === 0
                ? 'No cut-out is doubted.'
                : settled === count
                  ? count === 1
                    ? 'It is settled.'
                    : `All ${count} are settled.`
                  : `${settled} of ${count} are settled. The others wait.`}
            </p>
          </div>
        )
      )}
    </Sheet>
  );
}
