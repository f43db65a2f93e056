import { Check, MapPin, NotebookPen, Ruler } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ServiceWishes } from '#api/store/cart.ts';
import { type OfferedService, soldOf } from '#api/store/catalog-calls.ts';
import {
  type ChosenService,
  choose,
  isSameService,
  type PendingService,
} from '#api/store/pending-changes.ts';
import { useCollections } from '#api/store/use-collections.ts';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { shortAmount } from '#contract/rules/service-amount.ts';
import { amountNeed } from '#contract/rules/service-needs.ts';
import { fitsGarment, productTypes } from '#contract/rules/services.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Fault, TextArea } from '#ui/field.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { changePending, notePrices } from './alterations-store.ts';
import { missingOf, missingWords } from './missing.ts';
import chip from './service-chip.module.css';
import styles from './service-list.module.css';
import { ServicePhotos } from './service-photos.tsx';
import { useWizard } from './wizard-context.ts';

/** Most characters that are said of a service. */
const longestDetails = 1000;

/** The wishes for a service, or how they follow from those before. */
export type Saying = Partial<ServiceWishes> | ((now: ServiceWishes) => Partial<ServiceWishes>);

interface ListProps {
  item: ItemDetails;
  /** The services that are chosen for the piece. */
  chosen: readonly ChosenService[];
  /** The variant whose marks are set on the garment. */
  active: string | null;
  /** The variants of services of which something has to be said yet. */
  lacking: readonly string[];
  /** How often it was said that something is missing. */
  checks: number;
  onActive(variantId: string): void;
  /** Called when it is to be said how much. */
  onAmount(variantId: string): void;
  /** A finger or a mouse is to say where on the garment. */
  onMark(): void;
  onSay(service: ChosenService, wishes: Saying): void;
  onTakeAway(service: ChosenService): void;
}

const keptWords = (unshown: readonly ChosenService[]): string =>
  unshown.length > 0
    ? `What you chose is kept: ${unshown.map(({ name }) => name).join(', ')}.`
    : 'What you chose is kept.';

/** The services of some collections, to be chosen for a piece. */
export function ServiceList({ handles, ...list }: ListProps & { handles: readonly string[] }) {
  const { store } = useWizard();
  const { collections, isLoading, isError, retry } = useCollections(store, handles);
  const shown = new Set(
    collections.flatMap(({ services }) => services.map(({ variantId }) => variantId)),
  );
  return (
    <>
      {isError && (
        <ErrorCard
          title="Failed to fetch collections"
          text={keptWords(list.chosen.filter((one) => !shown.has(one.variantId)))}
          onRetry={retry}
        />
      )}
      {collections
        .map((collection) => ({
          ...collection,
          services: collection.services.filter(
            ({ fits, variantId }) =>
              fitsGarment(fits, list.item.category) ||
              // What was chosen before can be taken away.
              list.chosen.some((one) => one.variantId === variantId),
          ),
        }))
        .filter(({ services }) => services.length > 0)
        .map(({ handle, title, services }) => (
          <section key={handle} className={styles.group}>
            <h3 className={styles.heading}>{title}</h3>
            <ul className={styles.list}>
              {services.map((service) => (
                <ServiceRow key={service.variantId} service={service} {...list} />
              ))}
            </ul>
          </section>
        ))}
      {isLoading && (
        <Waiting label="Loading services" className={styles.list}>
          {[0, 1, 2, 3].map((one) => (
            <span key={one} className={styles.skeleton} />
          ))}
        </Waiting>
      )}
    </>
  );
}

function ServiceRow({
  service,
  item,
  chosen,
  active,
  lacking,
  checks,
  onActive,
  onAmount,
  onMark,
  onSay,
  onTakeAway,
}: ListProps & { service: OfferedService }) {
  const { unit } = useMeasureUnit(useWizard().me.shippingCountry);
  const { cart } = useWizard();
  const [isWriting, setWriting] = useState(false);
  const isCustom = service.productType === productTypes.custom;
  const need = amountNeed(service.measures);
  const fresh: PendingService = {
    ...soldOf(service),
    details: '',
    imageUrls: [],
    pins: [],
    selectedItem: {
      id: item.itemId,
      title: itemName(item),
      url: new URL(paths.item(item.itemId), location.href).href,
      serviceGroup: 'ALTERATIONS_AND_REPAIRS',
    },
  };
  const mine = chosen.find((one) => isSameService(one, fresh));
  const toggle = () => {
    if (mine) return onTakeAway(mine);
    notePrices([service]);
    changePending((pending) => choose(cart.cart ?? null, pending, fresh));
    onActive(service.variantId);
    isOpening.current = isCustom;
    if (need) onAmount(service.variantId);
  };
  const missing = mine && lacking.includes(service.variantId) ? missingOf(mine) : null;
  const isFirstMissing = lacking[0] === service.variantId;
  const row = useRef<HTMLLIElement>(null);
  const isOpening = useRef(false);
  const asks = isWriting || isCustom || !!mine?.details;
  const isFull = (mine?.pins.length ?? 0) >= mostPins;
  const isAsked = asks && mine !== undefined;
  // What is missing may be out of sight, and the bar at the foot would lie over the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check leads to it
  useEffect(() => {
    if (!(isFirstMissing || (isAsked && isOpening.current))) return;
    isOpening.current = false;
    const said = row.current?.querySelector<HTMLElement>('textarea, [data-place]');
    said?.focus({ preventScroll: true });
    said?.scrollIntoView?.({ block: 'center' });
  }, [isAsked, checks]);
  return (
    <li
      ref={row}
      className={styles.row}
      data-active={(mine && active === service.variantId) || undefined}
    >
      <label className={styles.choice}>
        <input
          type="checkbox"
          className="visually-hidden"
          checked={mine !== undefined}
          onChange={toggle}
        />
        <span className={styles.check} aria-hidden="true">
          {mine && <Check />}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{service.name}</span>
          <span className={styles.about}>{service.description}</span>
        </span>
        <span className={styles.price}>{isCustom ? 'Quoted' : priceWords(service.priceCents)}</span>
      </label>
      {mine && (
        <div className={styles.more}>
          {asks && (
            <TextArea
              label={isCustom ? 'What do you need?' : 'Details for the studio'}
              required={isCustom}
              placeholder={isCustom ? undefined : 'Such as: the left one more'}
              rows={2}
              maxLength={longestDetails}
              value={mine.details}
              error={missing === 'words' ? missingWords.words : undefined}
              onChange={(event) => onSay(mine, { details: event.target.value })}
            />
          )}
          {missing && missing !== 'words' && <Fault>{missingWords[missing]}</Fault>}
          <div className={styles.chips}>
            {need && (
              <button
                type="button"
                className={chip.chip}
                data-chosen={!!mine.amount?.meters || undefined}
                onClick={() => onAmount(service.variantId)}
              >
                <Ruler aria-hidden="true" />
                {mine.amount?.meters ? shortAmount(mine.amount, unit) : 'How much?'}
              </button>
            )}
            {!asks && (
              <button
                type="button"
                className={chip.chip}
                onClick={() => {
                  isOpening.current = true;
                  setWriting(true);
                }}
              >
                <NotebookPen aria-hidden="true" />
                Details
              </button>
            )}
            <button
              type="button"
              className={chip.chip}
              data-place
              data-chosen={mine.pins.length > 0 || undefined}
              onClick={({ detail }) => {
                onActive(service.variantId);
                // Without a pointer it begins in the middle, for the arrow keys; a finger says where itself.
                if (detail > 0) onMark();
                else if (!isFull) onSay(mine, { pins: [...mine.pins, { x: 0.5, y: 0.5 }] });
              }}
            >
              <MapPin aria-hidden="true" />
              {marksWords(mine.pins.length)}
            </button>
            <ServicePhotos
              service={mine}
              onChange={(change) => onSay(mine, (now) => ({ imageUrls: change(now.imageUrls) }))}
            />
          </div>
        </div>
      )}
    </li>
  );
}

/** Most marks of one service. */
export const mostPins = 12;

function marksWords(count: number): string {
  if (count === 0) return 'Mark place';
  if (count >= mostPins) return `${count} marks, the most`;
  return count === 1 ? '1 mark' : `${count} marks`;
}
