import { useDeferredValue, useState } from 'react';
import { mostCards } from '#contract/rules/friends.ts';
import type { Friend } from '#contract/schemas/friend.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FriendItem } from './friend-item.tsx';
import { isNamed } from './friend-words.ts';
import styles from './friends-screen.module.css';
import { useFriendCards } from './use-friend-cards.ts';

/** With so many friends one can search among them. */
const searchedFrom = 8;

/** The friends by name, some at first, and more when they are asked for. */
export function FriendsList({ friends: all }: { friends: readonly Friend[] }) {
  const [count, setCount] = useState(mostCards);
  const [search, setSearch] = useState('');
  const friends = useDeferredValue(all.filter((friend) => isNamed(friend, search)));
  const cards = useFriendCards(
    friends.map(({ userId }) => userId),
    count,
  );
  const rest = friends.length - count;
  return (
    <>
      {all.length >= searchedFrom && (
        <TextField
          type="search"
          label="Find a friend"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
          autoComplete="off"
        />
      )}
      {friends.length === 0 && <p role="status">No friend of yours has this name.</p>}
      <ul className={styles.friends}>
        {friends.slice(0, count).map((friend) => (
          <li key={friend.userId}>
            <FriendItem friend={friend} card={cards.get(friend.userId)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="secondary" wide onClick={() => setCount(count + mostCards)}>
          Show {Math.min(rest, mostCards)} more
        </Button>
      )}
    </>
  );
}
