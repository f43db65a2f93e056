import { useState } from 'react';
import type { OfferedService } from '#api/store/catalog-calls.ts';
import { useCollections } from '#api/store/use-collections.ts';
import type { StoreAddress } from '#api/users.ts';
import {
  productTypes,
  type ServiceCollection,
  serviceCollections,
} from '#contract/rules/services.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './services-offered.module.css';

/** The studio's services and their prices, by kind of garment; each leads to the choice of a piece for it. */
export function ServicesOffered({ store }: { store: StoreAddress }) {
  const [kind, setKind] = useState<ServiceCollection>(serviceCollections[0]);
  const { collections, isLoading, isError, retry } = useCollections(store, [kind]);
  const services = collections[0]?.services ?? [];
  return (
    <section className={styles.offered} aria-labelledby="services-offered">
      <h2 id="services-offered" className={styles.title}>
        What the studio does
      </h2>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Kind of garment</legend>
        {serviceCollections.map((one) => (
          <Chip key={one} chosen={one === kind} onClick={() => setKind(one)}>
            {one[0]!.toUpperCase() + one.slice(1)}
          </Chip>
        ))}
      </fieldset>
      {isError && (
        <ErrorCard
          title="Failed to fetch collections"
          text="Your pieces and orders are here all the same."
          onRetry={retry}
        />
      )}
      {isLoading && (
        <Waiting label="Loading services" className={styles.rows}>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <div key={row} className={styles.skeleton}>
              <span />
              <i />
              <i />
            </div>
          ))}
        </Waiting>
      )}
      {!isLoading && !isError && services.length === 0 && (
        <p className={styles.none}>Nothing is offered for these at present.</p>
      )}
      {services.length > 0 && (
        <ul className={styles.rows}>
          {services.map((service) => (
            <li key={service.variantId}>
              <Service service={service} kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Service({ service, kind }: { service: OfferedService; kind: ServiceCollection }) {
  const { name, description, priceCents, productType, pictureUrl } = service;
  const isQuoted = productType === productTypes.custom && priceCents === 0;
  return (
    <Link to={paths.alterations(undefined, kind)} className={styles.service}>
      <span className={styles.picture}>
        {pictureUrl && <img src={pictureUrl} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span>{name}</span>
          <span>{isQuoted ? 'Quoted' : priceWords(priceCents)}</span>
        </span>
        <span className={styles.about}>{description}</span>
      </span>
    </Link>
  );
}
