import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { waitingCartQuery } from '#api/store/waiting-cart.ts';
import type { StoreAddress } from '#api/users.ts';
import { plusQuote } from '#contract/rules/order-sums.ts';
import type { UserDetails } from '#contract/schemas/user.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './continue-order.module.css';

/** The way back to an order that was begun; nothing where there is none, or the store does not tell. */
export function ContinueOrder({ me, store }: { me: UserDetails; store: StoreAddress }) {
  const { data } = useQuery(waitingCartQuery(me, store));
  if (!data) return null;
  const [first = '', ...others] = data.pieces;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const services = data.services === 1 ? '1 service' : `${data.services} services`;
  return (
    <Link to={paths.alterationsCart()} className={styles.order}>
      <span>
        <strong>Continue your order</strong>
        <span>
          {services}, {priceWords(data.totalCents)}
          {data.isQuoted && ` ${plusQuote}`}:{' '}
          <span dir="auto">
            {first}
            {more}
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
