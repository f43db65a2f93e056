import { useQuery } from '@tanstack/react-query';
import { resaleValueQuery } from '#api/resale.ts';
import { useMe } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { shortMoneyWords } from '#lib/money.ts';
import styles from './could-bring.module.css';

/** What a piece could bring today, for members who are told that; its place stays, so that nothing jumps. */
export function CouldBring({ owner, itemId }: { owner: string; itemId: string }) {
  const entitlements = useMe()?.entitlements;
  const isEntitled = isUnlocked('resaleValue', { entitlements });
  const { data } = useQuery({
    ...resaleValueQuery(owner, itemId),
    enabled: isEntitled,
    meta: { operation: 'getResaleValue', isHandled: true },
  });
  if (!isEntitled) return null;
  const value = data?.value;
  const sum = (cents: number) => shortMoneyWords({ cents, currency: value!.currency });
  return (
    <p className={styles.words}>
      {value && (
        <>
          Could bring{' '}
          <b>
            {sum(value.lowCents)} to {sum(value.highCents)}
          </b>{' '}
          today
        </>
      )}
    </p>
  );
}
