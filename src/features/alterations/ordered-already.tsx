import { useQuery } from '@tanstack/react-query';
import { isUnderWay, serviceOrdersQuery } from '#api/service-orders.ts';
import { Notice } from '#components/notice.tsx';
import { serviceProgress } from '#contract/rules/service-orders.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

/** Says which orders a piece is in that are not back yet, so that nobody pays for the same work twice unawares. */
export function OrderedAlready({ owner, itemId }: { owner: string; itemId: string }) {
  const { data } = useQuery(serviceOrdersQuery(owner, itemId));
  const open = data?.orders.filter((order) => isUnderWay(order)) ?? [];
  return open.map(({ orderId, orderNumber, status, lines }) => {
    const names = lines.filter((line) => line.itemId === itemId).map((line) => line.serviceName);
    if (names.length === 0) return null;
    return (
      <Notice key={orderId}>
        Ordered already: {names.join(', ')} ({orderNumber}, {serviceProgress[status].toLowerCase()}
        ). What you choose here is a new order.{' '}
        <Link to={paths.serviceHistory({ item: itemId, sheet: orderId })}>See the order</Link>
      </Notice>
    );
  });
}
