import { useQuery } from '@tanstack/react-query';
import { idsIn, navigationQuery } from '#api/noun.ts';
import { CardRow } from '#components/noun/card-row.tsx';
import type { ComposedNoun } from '#components/noun/noun.ts';
import { countOf } from '#components/noun/noun-words.ts';
import styles from './item-places.module.css';

/** Most that are shown with a piece. */
const most = 12;

/** The outfits that a piece belongs to, or the looks that it is pinned on, the newest first; nothing where there is none. */
export function ItemPlaces<Card>({
  noun,
  place,
  owner,
  itemId,
}: {
  noun: ComposedNoun<Card>;
  place: 'In' | 'On';
  owner: string;
  itemId: string;
}) {
  const all = idsIn(noun, useQuery(navigationQuery(noun, owner, { itemId: [itemId] })).data);
  if (all.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{`${place} ${countOf(noun, all.length)}`}</h2>
      <CardRow noun={noun} owner={owner} ids={all.slice(0, most)} />
    </section>
  );
}
