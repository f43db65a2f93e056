import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Scissors } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { countriesQuery } from '#api/account.ts';
import { itemCards, itemNavigationQuery, itemQuery } from '#api/items.ts';
import { serviceOrdersQuery } from '#api/service-orders.ts';
import { findCarts } from '#api/store/kept-cart.ts';
import { useFeatureConfig, useMe } from '#api/users.ts';
import { FloatingActions } from '#components/floating-actions.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { alterableAvailabilities } from '#contract/rules/availability.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { brandBesideName, itemName } from '#contract/rules/item-name.ts';
import { isAllBack } from '#contract/rules/service-orders.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import type { Country } from '#contract/schemas/user.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { late } from '#ui/late.tsx';
import { Link } from '#ui/link.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { inSentence } from './country-words.ts';
import { OrdersInProgress, OrdersToAnswer } from './orders-in-progress.tsx';
import styles from './services-screen.module.css';

// It brings what speaks to the store.
const ContinueOrder = late(
  'inline',
  async () => (await import('./continue-order.tsx')).ContinueOrder,
);

const ServicesOffered = late(
  'inline',
  async () => (await import('./services-offered.tsx')).ServicesOffered,
);

/** How many pieces that need repair are listed; the wizard has them all. */
const mostListed = 6;

/** The studio's offer, and what needs it most (product spec, section 2). */
export function ServicesScreen() {
  const config = useFeatureConfig();
  const { owner } = useScope();
  const me = useMe();
  const countries = useQuery(countriesQuery()).data?.shippingCountries;
  if (config && !isUnlocked('services', { features: config })) {
    return <Navigate to={paths.serviceUnavailable()} replace />;
  }
  // Where the studio does not reach, the wizard would lead back here.
  const start =
    countries && me && !isServed(countries, me.shippingCountry)
      ? paths.selectCountry()
      : paths.alterations();
  return (
    <main className={styles.screen}>
      <ScreenHead title="Services">
        <Link to={paths.serviceHistory()} className={styles.history}>
          <History aria-hidden="true" />
          Service history
        </Link>
      </ScreenHead>
      <div className={styles.layout}>
        <div className={styles.column}>
          <CountryNotice />
          <section className={styles.card}>
            <h2>Our sewing studio, in Nevada</h2>
            <dl className={styles.facts}>
              <div>
                <dt>10% off</dt>
                <dd>several services ordered together</dd>
              </div>
              <div>
                <dt>Free</dt>
                <dd>prepaid shipping label</dd>
              </div>
              <div>
                <dt>One week</dt>
                <dd>or so, and it is back with you</dd>
              </div>
            </dl>
            <p className={styles.promise}>
              A perfect-fit guarantee, with free reshipping for adjustments.
            </p>
          </section>
        </div>
        <div className={classes(styles.column, styles.lists)}>
          {me && config?.store && findCarts(me).present && (
            <ContinueOrder me={me} store={config.store} />
          )}
          <OrdersToAnswer owner={owner} />
          <NeedsRepair owner={owner} />
          <OrdersInProgress owner={owner} />
          {config?.store && <ServicesOffered store={config.store} />}
        </div>
      </div>
      <FloatingActions>
        <span className={styles.start}>
          <ButtonLink to={start} icon={<Scissors aria-hidden="true" />} wide>
            Start an alteration
          </ButtonLink>
        </span>
      </FloatingActions>
    </main>
  );
}

/** Says that the studio does not reach the member's country, and where that can be changed. */
function CountryNotice() {
  const me = useMe();
  const { state } = useLocation();
  const countries = useQuery(countriesQuery()).data?.shippingCountries;
  const country = countries?.find(({ id }) => id === me?.shippingCountry);
  if (!countries || !me || country?.service) return null;
  const wasSent = Object(state).checkStatus === true;
  return (
    <section className={styles.notice} role={wasSent ? 'alert' : undefined}>
      <h2>
        {country
          ? `The studio does not reach ${inSentence(country.name)} yet`
          : 'Where should the studio send your clothes?'}
      </h2>
      <p>
        {country
          ? `Alterations and repairs are for members in ${servedWords(countries)}.`
          : 'Choose your country to order alterations and repairs.'}
      </p>
      <ButtonLink to={paths.selectCountry()} kind="secondary" size="small">
        Choose country
      </ButtonLink>
    </section>
  );
}

const isServed = (countries: readonly Country[], id: string | null): boolean =>
  countries.some((country) => country.id === id && country.service);

/** The countries that the studio reaches: `Canada and the United States`. */
const servedWords = (countries: readonly Country[]): string =>
  new Intl.ListFormat('en-US').format(
    countries.filter(({ service }) => service).map(({ name }) => inSentence(name)),
  );

/** Whether the studio has its work on an order before it. */
const isOpen = (order: ServiceOrder): boolean => order.status !== 'fulfilled' && !isAllBack(order);

function NeedsRepair({ owner }: { owner: string }) {
  const navigation = useQuery(
    itemNavigationQuery(owner, {
      availability: [...alterableAvailabilities],
      condition: ['Needs Repair'],
    }),
  );
  const orders = useQuery(serviceOrdersQuery(owner));
  // What is ordered already stands below, in progress; that is said before anything is offered.
  const ordered = new Set(
    orders.data?.orders.filter(isOpen).flatMap(({ lines }) => lines.map(({ itemId }) => itemId)),
  );
  const isKnown = orders.data !== undefined || orders.isError;
  const all = isKnown ? (navigation.data?.itemIds ?? []).filter((id) => !ordered.has(id)) : [];
  const ids = all.slice(0, mostListed);
  const { cards, isError, retry } = itemCards.useCards(owner, ids, 0, ids.length - 1);
  if (isError || (navigation.isError && !navigation.data)) {
    const again = () => (navigation.isError ? void navigation.refetch() : retry());
    return <ErrorCard title="Your pieces did not load" onRetry={again} />;
  }
  if (ids.length === 0) return null;
  return (
    <section>
      <div className={styles.heading}>
        <h2>Needs repair first</h2>
        <span>{all.length === 1 ? '1 item' : `${all.length} items`}</span>
      </div>
      <ul className={styles.rows}>
        {ids.map((itemId) => (
          <Repair key={itemId} owner={owner} itemId={itemId} card={cards.get(itemId)} />
        ))}
      </ul>
    </section>
  );
}

/** A piece that needs repair: what its owner has noted of it, else what it is. */
function Repair({
  owner,
  itemId,
  card,
}: {
  owner: string;
  itemId: string;
  card: ItemCard | undefined;
}) {
  const { data, isError, isPlaceholderData } = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const isKnown = isError || (data !== undefined && !isPlaceholderData);
  const name = card ? itemName(card) : '';
  const plain = [card && brandBesideName(card), card?.size].filter(Boolean).join(' · ');
  return (
    <li>
      <span className={styles.picture}>
        <ItemPicture image={card?.image ?? null} alt="" sizes="60px" inset="small" />
      </span>
      <span className={styles.words} dir="auto">
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{isKnown ? data?.item.notes || plain : ''}</span>
      </span>
      <ButtonLink
        to={paths.alterationServices(itemId)}
        kind="secondary"
        size="small"
        label={`Repair ${name}`}
      >
        Repair
      </ButtonLink>
    </li>
  );
}
