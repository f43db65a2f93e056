import { MapPin, Tag } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { colorFamilies } from '#contract/rules/color-families.ts';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { brandBesideName, itemName } from '#contract/rules/item-name.ts';
import { isDue } from '#contract/rules/wash-intervals.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { availabilityWords, sinceWashWords, whereWords } from '#lib/availability-words.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import { BorrowButton } from './borrow-button.tsx';
import { costFacts } from './cost-facts.tsx';
import { ItemBar } from './item-bar.tsx';
import styles from './item-facts.module.css';
import { ItemPlaces } from './item-places.tsx';
import { ItemWears } from './item-wears.tsx';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** How often it was worn, and when last; null where nobody wore it. */
function wornWords({ wearCount, lastWornDay }: ItemDetails): string | null {
  if (!wearCount) return null;
  const times = wearCount === 1 ? 'Once' : `${wearCount} times`;
  return lastWornDay ? `${times}, last on ${dates.format(new Date(lastWornDay))}` : times;
}

/** Where it is; of what is at hand and was worn how often since the wash, and that it is due. */
function pillWords({ availability, availabilityFacts, wearsSinceWash, washAfter }: ItemDetails) {
  if (availability !== 'worn' || !wearsSinceWash || washAfter === null)
    return whereWords(availability, availabilityFacts);
  const due = isDue(wearsSinceWash, washAfter) ? ', due' : '';
  return `${sinceWashWords(wearsSinceWash)}${due}`;
}

/** What the way to a piece's listing is called, where it is not *Sell*; null where there is none. */
const sellWords: Partial<Record<ItemDetails['availability'], string | null>> = {
  'for-sale': 'Listing',
  gone: null,
};

/** The facts of an item that are known. */
export function ItemFacts({
  item,
  onEdit,
  onWhere,
}: {
  item: ItemDetails;
  onEdit(): void;
  onWhere(): void;
}) {
  const { owner, mayChange, seenAs, paths: rooms } = useScope();
  const color = item.mainColor && colorFamilies[item.mainColor];
  const facts: [string, ReactNode][] = [
    ['Category', item.category && categoryLabel(item.category)],
    ['Pattern(s)', item.patterns.join(', ')],
    ['Main Color', color?.label ?? null],
    ['Further Colors', item.furtherColors.map((one) => colorFamilies[one].label).join(', ')],
    ['Color', item.color],
    ['Neckline', item.neckline],
    ['Sleeve Type', item.sleeveType],
    ['Sleeve Length', item.sleeveLength],
    ['Occasions', item.occasions.join(', ')],
    ['Type', item.type],
    ['Purchase Date', item.purchaseDate && dates.format(new Date(item.purchaseDate))],
    ['Worn', wornWords(item)],
    ...costFacts(item),
    ['Availability', mayChange ? null : availabilityWords[item.availability]],
  ];
  const under = [brandBesideName(item), item.size && `Size ${item.size}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} dir="auto">
            {itemName(item)}
          </h1>
          {under && (
            <p className={styles.under} dir="auto">
              {under}
            </p>
          )}
        </div>
        {color && (
          <span
            className={styles.color}
            style={{ background: color.hex }}
            role="img"
            aria-label={`Main color ${color.label}`}
          />
        )}
      </header>
      {mayChange && (
        <div className={styles.pills}>
          <button type="button" className={styles.where} onClick={onWhere}>
            <MapPin aria-hidden="true" />
            <span className="visually-hidden">Where is it now?</span>
            <span dir="auto">{pillWords(item)}</span>
          </button>
          {sellWords[item.availability] !== null && (
            <Link className={styles.where ?? ''} to={paths.resellItem(item.itemId)}>
              <Tag aria-hidden="true" />
              {sellWords[item.availability] ?? 'Sell'}
            </Link>
          )}
        </div>
      )}
      <p className={styles.labels}>
        <WovenLabel>{item.condition}</WovenLabel>
        {item.isHidden && <WovenLabel>Hidden from friends</WovenLabel>}
        {item.secondhand && <WovenLabel>Secondhand</WovenLabel>}
        {item.seasons.map((season) => (
          <WovenLabel key={season}>{season}</WovenLabel>
        ))}
      </p>
      {mayChange ? (
        <ItemBar item={item} onEdit={onEdit} />
      ) : (
        !seenAs && <BorrowButton item={item} />
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {!!item.outfitCount && (
        <ItemPlaces noun={outfitNoun} place="In" owner={owner} itemId={item.itemId} />
      )}
      {!!item.lookCount && (
        <ItemPlaces noun={lookNoun} place="On" owner={owner} itemId={item.itemId} />
      )}
      <ItemWears item={item} />
      {!!item.serviceCount && (
        <section className={styles.section}>
          <h2>Service history</h2>
          <p className={styles.links}>
            <Link to={paths.serviceHistory({ item: item.itemId })}>
              {item.serviceCount === 1 ? '1 order' : `${item.serviceCount} orders`}
            </Link>
          </p>
        </section>
      )}
      {item.wardrobes.length > 0 && (
        <section className={styles.section}>
          <h2>Hangs in</h2>
          <ul className={styles.links}>
            {item.wardrobes.map(({ wardrobeId, name }) => (
              <li key={wardrobeId}>
                <Link to={rooms.wardrobeItems(wardrobeId)} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {item.notes && (
        <section className={styles.section}>
          <h2>Notes</h2>
          <p className={styles.notes} dir="auto">
            {item.notes}
          </p>
        </section>
      )}
      {item.personalTags.length > 0 && (
        <section className={styles.section}>
          <h2>Tags</h2>
          <p>
            {item.personalTags.map((tag, index) => (
              <Fragment key={tag}>
                {index > 0 && ', '}
                <bdi>{tag}</bdi>
              </Fragment>
            ))}
          </p>
        </section>
      )}
    </>
  );
}
