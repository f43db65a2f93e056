import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { labPieceQuery } from '#api/lab.ts';
import { useSaveLabReading } from '#api/lab-writes.ts';
import { useContentChanges } from '#api/use-content-changes.ts';
import { GoneMessage } from '#components/gone-message.tsx';
import { nextChapter } from '#components/lab/lab-words.ts';
import { PiecePage } from '#components/lab/piece-page.tsx';
import { PieceTop } from '#components/lab/piece-top.tsx';
import type { LabPiece } from '#contract/schemas/lab.ts';
import { AppError } from '#lib/errors.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { useStandIn } from '#lib/use-stand-in.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './piece-screen.module.css';
import { PieceSkeleton } from './piece-skeleton.tsx';

/** A class, a report or a collage tip. */
export function PieceScreen() {
  const { owner } = useScope();
  useContentChanges();
  const { piece: pieceId = '' } = useRouteParams();
  const { data, error, isError, refetch } = useQuery(labPieceQuery(owner, pieceId));
  if (data) return <Piece key={pieceId} owner={owner} piece={data.piece} />;
  if (error instanceof AppError && ['not-found', 'invalid'].includes(error.kind)) {
    return (
      <GoneMessage
        title="This piece is not there"
        text="It was taken out of the Style Lab, or its address is not right."
        back={{ to: paths.styleLab(), label: 'To the Style Lab' }}
      />
    );
  }
  if (isError) {
    return (
      <main className={styles.failed}>
        <ErrorCard isWholeScreen title="This did not load" onRetry={() => void refetch()} />
      </main>
    );
  }
  return <PieceSkeleton />;
}

function Piece({ owner, piece }: { owner: string; piece: LabPiece }) {
  const { pieceId, parts, reading } = piece;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { mutate } = useSaveLabReading();
  const { isOpened } = reading;
  // What staff open in a member's account the member has not read.
  const stoodIn = useStandIn();
  useEffect(() => {
    if (!isOpened && !stoodIn) mutate({ owner, pieceId });
  }, [isOpened, stoodIn, mutate, owner, pieceId]);
  const asked = Number(search.get('chapter'));
  const begun = nextChapter({ ...piece, chapters: parts.length }) ?? 0;
  const chapter =
    Number.isInteger(asked) && asked >= 1 && asked <= parts.length ? asked - 1 : begun;
  // The chapter stays in the address, so that what is read next does not turn the page.
  useEffect(() => {
    if (piece.kind === 'class' && asked !== chapter + 1) {
      navigate(paths.styleLab(pieceId, chapter + 1), { replace: true });
    }
  }, [asked, chapter, navigate, piece.kind, pieceId]);
  const onEnd = useCallback(() => {
    if (!stoodIn) mutate({ owner, pieceId, read: [chapter] });
  }, [chapter, stoodIn, mutate, owner, pieceId]);
  return (
    <PiecePage
      piece={piece}
      chapter={chapter}
      top={
        <PieceTop
          isSaved={reading.isSaved}
          onSave={(isSaved) => mutate({ owner, pieceId, isSaved })}
        />
      }
      onGo={(next) => navigate(paths.styleLab(pieceId, next + 1), { replace: true })}
      onEnd={onEnd}
      onDone={() =>
        hasPlaceToGoBack() ? navigate(-1) : navigate(paths.styleLab(), { replace: true })
      }
    />
  );
}
