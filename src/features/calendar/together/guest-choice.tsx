import { useState } from 'react';
import { Avatar } from '#components/avatar.tsx';
import { friendName } from '#components/friend-names.ts';
import { mostSharedDayGuests } from '#contract/rules/shared-days.ts';
import type { Friend } from '#contract/schemas/friend.ts';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './guest-choice.module.css';

/** With so many friends there is a field to look for one. */
const manyFriends = 9;

/** Chooses friends. */
export function GuestChoice({
  friends,
  chosen,
  onChange,
}: {
  friends: readonly Friend[];
  chosen: readonly string[];
  onChange(guestIds: string[]): void;
}) {
  const [word, setWord] = useState('');
  const wanted = word.trim().toLocaleLowerCase();
  const shown = friends.filter((friend) => friendName(friend).toLocaleLowerCase().includes(wanted));
  const isFull = chosen.length >= mostSharedDayGuests;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.friends}>
      <legend>With whom</legend>
      {friends.length >= manyFriends && (
        <TextField
          label="Search your friends"
          type="search"
          value={word}
          autoComplete="off"
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      )}
      {shown.map((friend) => {
        const isChosen = chosen.includes(friend.userId);
        return (
          <ChoiceRow
            key={friend.userId}
            label={friendName(friend)}
            before={<Avatar name={friendName(friend)} imageUrl={friend.imageUrl} />}
            isChosen={isChosen}
            isDisabled={isFull && !isChosen}
            onChoose={() => toggle(friend.userId)}
          />
        );
      })}
      {shown.length === 0 && <p className={styles.none}>No friend matches “{word.trim()}”.</p>}
    </fieldset>
  );
}
