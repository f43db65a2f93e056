import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { wardrobeScoresQuery } from '#api/blueprint.ts';
import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { Link } from '#ui/link.tsx';
import { partPath } from '../blueprint-paths.ts';
import styles from './fit-card.module.css';

/** Pieces that are shown beside the share. */
const most = 4;

/** The share of the wardrobe that fits, with the pieces that fit best, and the way to all of them. */
export function FitCard({
  owner,
  gender,
  name,
}: {
  owner: string;
  gender: BlueprintGender;
  /** Of the style; null until it has one. */
  name: string | null;
}) {
  const { data } = useQuery(wardrobeScoresQuery(owner, undefined));
  const ids = (data?.items ?? []).slice(0, most).map(({ itemId }) => itemId);
  const { cards } = itemCards.useCards(owner, ids, 0, ids.length - 1, { isAside: true });
  if (!data || data.percent === null) return null;
  return (
    <Link to={partPath(gender, 'wardrobe')} className={styles.card}>
      <span className={styles.words}>
        <b>{data.percent.toFixed(1)}%</b>
        <span>of your wardrobe</span> <span>is {name ?? 'your style'}</span>
      </span>
      <span className={styles.pieces} aria-hidden="true">
        {ids.map((id) => {
          const card = cards.get(id);
          return (
            <span key={id}>
              {card && <ItemPicture image={card.image} alt="" sizes="60px" inset="small" />}
            </span>
          );
        })}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
