import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { itemCards, itemQuery } from '#api/items.ts';
import type { ChosenService } from '#api/store/pending-changes.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { Notice } from '#components/notice.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { shortAmount } from '#contract/rules/service-amount.ts';
import { productTypes } from '#contract/rules/services.ts';
import { AppError } from '#lib/errors.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { OrderedAlready } from './ordered-already.tsx';
import styles from './summary-item.module.css';
import { useWizard } from './wizard-context.ts';

/** A piece of the cart with its services, which can be changed or removed. */
export function SummaryItem({
  owner,
  itemId,
  services,
  onRemove,
}: {
  owner: string;
  itemId: string;
  services: readonly ChosenService[];
  onRemove(services: readonly ChosenService[]): void;
}) {
  const navigate = useNavigate();
  const { cards } = itemCards.useCards(owner, itemId ? [itemId] : [], 0, itemId ? 0 : -1, {
    isAside: true,
  });
  const card = cards.get(itemId);
  const { error } = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const isGone = error instanceof AppError && error.kind === 'not-found';
  const name = card ? itemName(card) : (services[0]?.selectedItem.title ?? '');
  return (
    <section className={styles.item} aria-label={name}>
      <span className={styles.picture}>
        <ItemPicture image={card?.image ?? null} alt="" sizes="80px" inset="medium" />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 dir="auto">{name}</h3>
          <LazyMenu
            trigger={
              <IconButton label={`More for ${name}`} className={styles.more}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            groups={[
              [
                {
                  label: 'Edit services',
                  icon: <Pencil aria-hidden="true" />,
                  onChoose: () => void navigate(paths.alterationServices(itemId)),
                },
              ],
              [
                ...(services.length > 1
                  ? services.map((service) => ({
                      label: `Remove ${service.name}`,
                      icon: <Trash2 aria-hidden="true" />,
                      onChoose: () => onRemove([service]),
                    }))
                  : []),
                {
                  label: services.length > 1 ? 'Remove them all' : 'Remove',
                  icon: <Trash2 aria-hidden="true" />,
                  tone: 'danger' as const,
                  onChoose: () => onRemove(services),
                },
              ],
            ]}
          />
        </div>
        {isGone && (
          <Notice>You deleted this piece. Remove it here if nothing is to be done to it.</Notice>
        )}
        {!isGone && <OrderedAlready owner={owner} itemId={itemId} />}
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.variantId}>
              <span>{service.name}</span>
              <span className={styles.price}>
                {service.productType === productTypes.custom && service.priceCents === 0
                  ? 'Quoted'
                  : priceWords(service.priceCents)}
              </span>
              <Said service={service} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Said({ service: { details, amount, pins, imageUrls } }: { service: ChosenService }) {
  const { unit } = useMeasureUnit(useWizard().me.shippingCountry);
  const facts = [
    amount && amount.meters > 0 && shortAmount(amount, unit),
    pins.length > 0 && (pins.length === 1 ? '1 mark' : `${pins.length} marks`),
    imageUrls.length > 0 && (imageUrls.length === 1 ? '1 photo' : `${imageUrls.length} photos`),
  ].filter(Boolean);
  if (!details && facts.length === 0) return null;
  return (
    <span className={styles.said} dir="auto">
      {[...facts, details].filter(Boolean).join(' · ')}
    </span>
  );
}
