import { Avatar } from '#components/avatar.tsx';
import { firstName, friendName } from '#components/friend-names.ts';
import { seenAs } from '#contract/rules/seen-as.ts';
import type { Friend } from '#contract/schemas/friend.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Link } from '#ui/link.tsx';
import styles from './see-as.module.css';

/** So many friends are offered here; the menu of each friend's rooms offers the same. */
const mostOffered = 24;

/** The friends who see a wardrobe, each the way to it as they see it. */
export function SeeAs({ friends, wardrobeId }: { friends: readonly Friend[]; wardrobeId: string }) {
  const { owner } = useScope();
  return (
    <nav className={styles.part} aria-labelledby="see-as">
      <h3 id="see-as" className={styles.title}>
        See it as
      </h3>
      <ul className={styles.row}>
        {friends.slice(0, mostOffered).map((friend) => (
          <li key={friend.userId}>
            <Link
              to={paths.friend(seenAs(owner, friend.userId)).wardrobeItems(wardrobeId)}
              className={styles.friend}
            >
              <Avatar name={friendName(friend)} imageUrl={friend.imageUrl} />
              <span className={styles.name} dir="auto">
                {firstName(friend)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
