import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersQuery } from '#api/impersonation.ts';
import { shortestMemberSearch } from '#contract/rules/impersonation.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { TextField } from '#ui/field.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './member-search.module.css';

/** Finds members by screen name, email or user id (product spec, section 2, Admin). */
export function MemberSearch() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useDebounced(typed.trim());
  const isLong = search.length >= shortestMemberSearch;
  // What was found before stays until there is something else: a reason may be under way in it.
  const { data, isError, refetch } = useQuery({
    ...membersQuery(search),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const members = isLong ? data?.members : undefined;
  return (
    <section aria-label="Search for a member">
      <TextField
        label="Screen name, email or user id"
        type="search"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed}
        hint="The beginning of a name or an email, or a whole user id."
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.found}>
        {!isLong && search !== '' && (
          <p className={styles.words}>Type {shortestMemberSearch} characters or more.</p>
        )}
        {isLong && isError && !data && (
          <ErrorCard
            title="The search did not come through"
            text="Nothing was opened."
            onRetry={() => void refetch()}
          />
        )}
        {isLong && !isError && !members && (
          <Waiting label="Searching" className={styles.skeleton}>
            <div />
            <div />
          </Waiting>
        )}
        <p className={members?.length === 0 ? styles.words : 'visually-hidden'} role="status">
          {members && foundWords(members.length, search)}
        </p>
        {members && members.length > 0 && (
          <ul className={styles.list}>
            {members.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                isChosen={chosen === member.userId}
                onChoose={(isChosen) => setChosen(isChosen ? member.userId : null)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function foundWords(count: number, search: string): string {
  if (count === 0) return `Nobody’s screen name or email begins with “${search}”.`;
  return count === 1 ? '1 member found' : `${count} members found`;
}
