import { useQuery } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { serviceOrderQuery, serviceOrdersQuery } from '#api/service-orders.ts';
import { useFeatureConfig } from '#api/users.ts';
import { BackRow } from '#components/back-row.tsx';
import { Notice } from '#components/notice.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { cardsById, piecesOf } from './order-words.ts';
import { ProblemSheet } from './problem-sheet.tsx';
import styles from './service-history-screen.module.css';

const isId = (text: string | null) => text !== null && /^[1-9]\d{0,14}$/.test(text);

/** The orders from the studio, or of one piece (`?item=`), and how far each is (product spec, section 4). */
export function ServiceHistoryScreen() {
  const { owner } = useScope();
  const { showHeader } = useSnapshot(host);
  const [search] = useSearchParams();
  const itemId = isId(search.get('item')) ? search.get('item')! : undefined;
  const { sheet, open, close } = useSheet();
  const { data, isError, refetch } = useQuery(serviceOrdersQuery(owner, itemId));
  const orderId = /^(?:problem-|quote-)?([1-9]\d{0,14})$/.exec(sheet ?? '')?.[1];
  const listed = data?.orders.find((order) => order.orderId === orderId);
  // One that the list does not reach, or that belongs to another piece.
  const single = useQuery({
    ...serviceOrderQuery(owner, orderId ?? ''),
    enabled: orderId !== undefined && data !== undefined && !listed,
  });
  const shown = listed ?? (orderId ? single.data?.order : undefined);
  const cards = cardsById([...(data?.items ?? []), ...(single.data?.items ?? [])]);
  const ofPiece = itemId && data?.orders[0];
  const pieceName = ofPiece && piecesOf(ofPiece, cards).find(({ key }) => key === itemId)?.name;
  return (
    <main className={styles.screen}>
      <BackRow home={paths.services()} />
      <div className={styles.title}>
        <ScreenTitle title="Service history" isHeardOnly={!showHeader} />
        {itemId && data && (
          <p className={styles.of}>
            {pieceName && <span dir="auto">Of {pieceName}. </span>}
            <Link to={paths.serviceHistory()}>All orders</Link>
          </p>
        )}
      </div>
      {isError && !data && (
        <ErrorCard title="Your orders did not load" onRetry={() => void refetch()} />
      )}
      {isError && data && (
        <Notice>What you see may be out of date: it could not be read again.</Notice>
      )}
      {!data && !isError && <Skeleton />}
      {data?.orders.length === 0 && <NoOrders itemId={itemId} />}
      {data && data.orders.length > 0 && (
        <ul className={styles.orders}>
          {data.orders.map((order) => (
            <li key={order.orderId}>
              <OrderCard
                order={order}
                cards={cards}
                onOpen={() => open(order.orderId)}
                onQuote={() => open(`quote-${order.orderId}`)}
                onProblem={() => open(`problem-${order.orderId}`)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown &&
        (sheet?.startsWith('problem-') ? (
          <ProblemSheet order={shown} onClose={close} />
        ) : (
          <OrderSheet
            order={shown}
            cards={cards}
            isForQuote={sheet?.startsWith('quote-') === true}
            onClose={close}
          />
        ))}
    </main>
  );
}

function NoOrders({ itemId }: { itemId: string | undefined }) {
  const config = useFeatureConfig();
  return (
    <EmptyState
      title="Nothing at the studio"
      text={
        itemId
          ? 'What is done to this piece will be kept here.'
          : 'What you order is kept here, with every step of its way.'
      }
      action={
        isUnlocked('services', { features: config }) && (
          <ButtonLink
            to={itemId ? paths.alterationServices(itemId) : paths.alterations()}
            icon={<Scissors aria-hidden="true" />}
          >
            {itemId ? 'Alter or repair' : 'Start an alteration'}
          </ButtonLink>
        )
      }
    />
  );
}

/** Two orders in their shape. */
function Skeleton() {
  return (
    <Waiting label="Loading your orders" className={styles.orders}>
      {[0, 1].map((card) => (
        <div key={card} className={styles.skeleton}>
          <span />
          <i />
          <i />
          {[0, 1, 2, 3, 4].map((stop) => (
            <b key={stop} />
          ))}
        </div>
      ))}
    </Waiting>
  );
}
