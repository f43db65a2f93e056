import { ChevronRight } from 'lucide-react';
import { Avatar } from '#components/avatar.tsx';
import { friendName } from '#components/friend-names.ts';
import { Rail } from '#components/rail.tsx';
import type { Friend, FriendCard } from '#contract/schemas/friend.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './friend-item.module.css';
import { sharedWords } from './friend-words.ts';

/** A friend with the last of what they share; the whole of it is the way to their wardrobes. */
export function FriendItem({ friend, card }: { friend: Friend; card: FriendCard | undefined }) {
  const name = friendName(friend);
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={friend.imageUrl} />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            <Link to={paths.friend(friend.userId).wardrobes()} className={styles.link}>
              {name}
            </Link>
          </h2>
          <p className={styles.text}>{card ? sharedWords(card) : ' '}</p>
        </div>
        <ChevronRight aria-hidden="true" />
      </div>
      {(!card || card.rail.length > 0) && (
        <div className={styles.rail}>{card && <Rail hanging={card.rail} size="small" />}</div>
      )}
    </article>
  );
}
