import { ArrowUpRight, Pencil } from 'lucide-react';
import { colorFamilies } from '#contract/rules/color-families.ts';
import type { Comparison } from '#contract/schemas/partner-products.ts';
import { openLink } from '#lib/host.ts';
import { shortMoneyWords } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import paper from '#ui/pattern-paper.module.css';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './own-this.module.css';
import { kindWords } from './own-this-words.ts';
import { SoldPicture } from './product-picture.tsx';
import type { Thing } from './thing.ts';

/** Something that one might buy: its print on pattern paper, what it costs, and what it was taken for. */
export function ThingCard({
  thing,
  comparison: { family, category, picture: seen },
  onCorrect,
}: {
  thing: Thing;
  comparison: Comparison;
  /** Present where its kind, color and price can be said otherwise. */
  onCorrect?(): void;
}) {
  const { title, shop, cents, currency, link, picture } = thing;
  const kind = kindWords(category);
  const isSeen = seen?.status !== 'received';
  return (
    <section className={styles.thing} aria-label={title}>
      <div className={classes(paper.paper, styles.board)}>
        <span className={styles.print}>
          {isSeen ? <SoldPicture key={picture} picture={picture} /> : null}
        </span>
      </div>
      <div className={styles.about}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.shop}>{shop ? `from ${shop}` : 'from your photo'}</p>
        {cents !== null && currency !== null && (
          <p className={styles.price}>{shortMoneyWords({ cents, currency })}</p>
        )}
        <div className={styles.labels}>
          {family && <WovenLabel>{colorFamilies[family].label}</WovenLabel>}
          {kind && <WovenLabel>{kind}</WovenLabel>}
        </div>
        <span className={styles.toShop}>
          {onCorrect && (
            <Button
              kind="quiet"
              size="small"
              icon={<Pencil aria-hidden="true" />}
              onClick={onCorrect}
            >
              {kind && cents !== null ? 'Correct' : 'Say more'}
            </Button>
          )}
          {link !== null && (
            <Button
              kind="quiet"
              size="small"
              icon={<ArrowUpRight aria-hidden="true" />}
              onClick={() => openLink(link)}
            >
              To the shop
            </Button>
          )}
        </span>
      </div>
    </section>
  );
}
