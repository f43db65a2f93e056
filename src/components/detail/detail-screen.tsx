import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppError } from '#lib/errors.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './detail-screen.module.css';
import { DetailTop } from './detail-top.tsx';

/** A detail: its picture, and a sheet of facts over or beside it. What is a layer of its own comes after. */
export function DetailScreen({
  hero,
  facts,
  children,
}: {
  hero: ReactNode;
  facts: ReactNode;
  children?: ReactNode;
}) {
  return (
    <main className={styles.screen}>
      {hero}
      <div className={styles.sheet}>{facts}</div>
      {children}
    </main>
  );
}

/** A detail that is not there to be shown: gone, failed, or on its way. */
export function UnreadDetail({
  query,
  noun,
  picture,
  home,
  gone,
}: {
  query: Pick<UseQueryResult, 'error' | 'isError' | 'refetch'>;
  /** The word for it in a sentence: piece, outfit, look. */
  noun: string;
  /** The kind of its picture, for the place that waits for it. */
  picture: 'photo' | 'board';
  /** The list that it belongs to: where *Back* leads where nothing lies behind. */
  home: string;
  /** Shown where it is not there any more, or never was. */
  gone: ReactNode;
}) {
  const { error, isError, refetch } = query;
  if (error instanceof AppError && /^(not-found|forbidden|invalid)$/.test(error.kind)) return gone;
  if (isError) {
    return (
      <main className={styles.message}>
        <DetailTop home={home} />
        <ErrorCard
          isWholeScreen
          title={`This ${noun} did not load`}
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  return <DetailWait noun={noun} picture={picture} home={home} />;
}

function DetailWait({
  noun,
  picture,
  home,
}: {
  noun: string;
  picture: 'photo' | 'board';
  home: string;
}) {
  const isLong = useIsLongWait();
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className="visually-hidden">{noun[0]!.toUpperCase() + noun.slice(1)}</h1>
      <DetailTop home={home} />
      {isLong && (
        <>
          <div className={styles.wait} data-of={picture} role="status" aria-label="Loading">
            <Stitches count={5} busy />
          </div>
          <div className={styles.sheet} />
        </>
      )}
    </main>
  );
}
