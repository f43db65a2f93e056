import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stylingsQuery } from '#api/stylings.ts';
import { Avatar } from '#components/avatar.tsx';
import { friendName, nameWithin } from '#components/friend-names.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { Notice } from '#components/notice.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import { occasionWords } from '#components/styling/styling-words.ts';
import type { ReceivedStyling } from '#contract/schemas/styling.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './received-stylings.module.css';

/** So many are shown before the rest is counted. */
const shownAtFirst = 2;

/** What friends laid for one and waits for an answer, among the requests. */
export function ReceivedStylings() {
  const { owner } = useScope();
  const { data, isError } = useQuery(stylingsQuery(owner));
  const [areAll, setAll] = useState(false);
  if (isError && !data) return <Notice>Outfits from and for friends did not load.</Notice>;
  const received = data?.received ?? [];
  return (
    <>
      {received.slice(0, areAll ? undefined : shownAtFirst).map((styling) => (
        <StylingCard key={styling.stylingId} styling={styling} />
      ))}
      {!areAll && received.length > shownAtFirst && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          All {received.length} outfits for you
        </Button>
      )}
    </>
  );
}

/** One of them; the whole of it is the way to its board. */
function StylingCard({ styling }: { styling: ReceivedStyling }) {
  const { stylingId, sender, occasion, note, pieceCount, pictures, isSeen } = styling;
  const name = friendName(sender);
  const words = occasion ? `styled you for ${occasionWords(occasion, todayIs())}` : 'styled you';
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={sender.imageUrl} isNew={!isSeen} />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            <Link to={paths.styling(stylingId)} className={styles.link}>
              {nameWithin(sender)} {words}
            </Link>
          </h2>
          <p className={styles.text} dir="auto">
            {note ?? piecesOf(pieceCount)}
          </p>
        </div>
      </div>
      <span className={styles.pictures} aria-hidden="true">
        {pictures.map((image) => (
          <span key={image.imageId}>
            <ItemPicture image={image} alt="" sizes="64px" inset="small" />
          </span>
        ))}
      </span>
    </article>
  );
}
