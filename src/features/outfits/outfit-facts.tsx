import { ItemPicture } from '#components/item-picture.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import { availabilityRules } from '#contract/rules/availability.ts';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import { brandBesideName, itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { isolated } from '#lib/isolated.ts';
import { moneyWords, shortMoneyWords } from '#lib/money.ts';
import { useScope } from '#lib/scope.ts';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import { OutfitBar } from './outfit-bar.tsx';
import { costOf } from './outfit-cost.ts';
import styles from './outfit-facts.module.css';
import { OutfitGaps } from './outfit-gaps.tsx';

const dates = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** Sums in several currencies beside each other: they are never added. */
const sumsWords = (sums: readonly Money[], words: (sum: Money) => string): string =>
  sums.map(words).join(' + ');

/** What a piece says before it is worn: to its owner where it is, unless it is at hand, and else that it needs repair. */
function markOf({ availability, condition }: ItemCard, isOwn: boolean): string | null {
  if (isOwn && !availabilityRules[availability].isOffered) return availabilityWords[availability];
  return condition === 'Needs Repair' ? condition : null;
}

/** The facts of an outfit: what it is for, what it costs, its pieces. */
export function OutfitFacts({ outfit, isWhole }: { outfit: OutfitDetails; isWhole: boolean }) {
  const { mayChange, paths } = useScope();
  const { title, notes, seasons, occasions, pieces, layers, wearCount, wardrobes, styledBy } =
    outfit;
  const cost = costOf(pieces);
  return (
    <>
      <header>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {notes && (
          <p className={styles.notes} dir="auto">
            {notes}
          </p>
        )}
        <p className={styles.made}>Made on {dates.format(new Date(outfit.createDate))}</p>
        {styledBy && <p className={styles.made}>Styled by {isolated(styledBy)}</p>}
      </header>
      {seasons.length + occasions.length > 0 && (
        <p className={styles.labels}>
          {[...seasons, ...occasions].map((one) => (
            <WovenLabel key={one}>{one}</WovenLabel>
          ))}
        </p>
      )}
      {mayChange && <OutfitBar owner={outfit.ownerId} outfitId={outfit.outfitId} />}
      {isWhole && (
        <>
          {wearCount !== null && (
            <dl className={styles.numbers}>
              <div>
                <dt>Cost</dt>
                <dd>
                  {cost.sums.length === 0 ? 'Unknown' : sumsWords(cost.sums, shortMoneyWords)}
                </dd>
                {cost.sums.length > 0 && cost.unpriced > 0 && (
                  <dd className={styles.note}>{`without ${piecesOf(cost.unpriced)}`}</dd>
                )}
              </div>
              <div>
                <dt>Worn</dt>
                <dd>
                  {wearCount === 0 ? 'Not yet' : wearCount === 1 ? 'Once' : `${wearCount} times`}
                </dd>
              </div>
              {cost.sums.length > 0 && !!wearCount && (
                <div>
                  <dt>Per wear</dt>
                  <dd>
                    {sumsWords(cost.sums, ({ cents, currency }) =>
                      moneyWords({ cents: cents / wearCount, currency }),
                    )}
                  </dd>
                </div>
              )}
            </dl>
          )}
          <section className={styles.section}>
            <h2>{piecesOf(pieces.length)}</h2>
            <ul className={styles.pieces}>
              {pieces.map((piece) => {
                const brand = brandBesideName(piece);
                return (
                  <li key={piece.itemId}>
                    <Link to={paths.item(piece.itemId)} className={styles.piece}>
                      <span className={styles.picture}>
                        <ItemPicture image={piece.image} alt="" sizes="48px" inset="small" />
                      </span>
                      <span className={styles.words}>
                        <span className={styles.name} dir="auto">
                          {itemName(piece)}
                        </span>
                        <span className={styles.under}>
                          {brand && <bdi>{brand}</bdi>}
                          {markOf(piece, mayChange) ? (
                            <WovenLabel>{markOf(piece, mayChange)}</WovenLabel>
                          ) : (
                            <span>{[brand && '·', piece.condition].filter(Boolean).join(' ')}</span>
                          )}
                        </span>
                      </span>
                      {piece.purchasePriceCents !== null && piece.purchaseCurrency !== null && (
                        <span className={styles.price}>
                          {shortMoneyWords({
                            cents: piece.purchasePriceCents,
                            currency: piece.purchaseCurrency,
                          })}
                        </span>
                      )}
                    </Link>
                  </li>
                );
              })}
              {mayChange && <OutfitGaps owner={outfit.ownerId} layers={layers} />}
            </ul>
          </section>
          {wardrobes.length > 0 && (
            <section className={styles.section}>
              <h2>Hangs in</h2>
              <ul className={styles.links}>
                {wardrobes.map(({ wardrobeId, name }) => (
                  <li key={wardrobeId}>
                    <Link to={paths.wardrobeOutfits(wardrobeId)} dir="auto">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  );
}
