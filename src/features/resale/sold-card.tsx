import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '#api/items.ts';
import { costOfPiece, type Money } from '#contract/rules/cost-per-wear.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { moneyWords, shortMoneyWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { timesWords } from '#lib/times-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import card from './card.module.css';
import styles from './sold-card.module.css';

/** What a sale brought, what a wear cost in the end, and where the piece leaves a gap. */
export function SoldCard({
  owner,
  itemId,
  amount,
  record,
}: {
  owner: string;
  itemId: string;
  amount: Money | null;
  record: OperationOutput<'getResaleListing'>['record'];
}) {
  const { data } = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const item = data?.item;
  const { price, wearCount } = record;
  const cost =
    price && item?.furtherCosts && wearCount > 0 ? costOfPiece(price, item.furtherCosts) : null;
  const outfits = item?.outfitCount ?? 0;
  return (
    <section className={classes(card.card, styles.sold)} aria-label="Sold">
      <p className={styles.sum}>{amount ? shortMoneyWords(amount) : 'Sold'}</p>
      <dl>
        {price && (
          <div>
            <dt>Paid</dt>
            <dd>{shortMoneyWords(price)}</dd>
          </div>
        )}
        {cost && (
          <div>
            <dt>A wear cost</dt>
            <dd>
              {moneyWords({ cents: cost.cents / wearCount, currency: cost.currency })}
              <small>worn {timesWords(wearCount)}, closed</small>
            </dd>
          </div>
        )}
        {outfits > 0 && (
          <div>
            <dt>Outfits</dt>
            <dd>{outfits === 1 ? 'One shows a gap now' : `${outfits} show a gap now`}</dd>
          </div>
        )}
      </dl>
      <ButtonLink kind="secondary" to={paths.item(itemId)}>
        See the piece
      </ButtonLink>
    </section>
  );
}
