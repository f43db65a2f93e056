import { Check, ChevronRight, Hand, Move, Plus, X } from 'lucide-react';
import { ItemPicture } from '#components/item-picture.tsx';
import { lookName } from '#components/look-name.ts';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { useWearToday } from '#components/noun/use-wear-today.ts';
import { brandBesideName, itemName } from '#contract/rules/item-name.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { dayName } from '#lib/calendar-weeks.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toasts.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './look-facts.module.css';
import type { Pins } from './use-pins.ts';

/** The facts of a look; its pieces, of which the chosen pin's is marked. */
export function LookFacts({
  look,
  isWhole,
  pins,
  onAdd,
}: {
  look: LookDetails;
  isWhole: boolean;
  pins: Pins;
  /** Asks for a piece to pin. */
  onAdd(): void;
}) {
  const { ownerId: owner, lookId, image, notes, link, seasons, occasions, pieces } = look;
  const { wear } = useWearToday(lookNoun, owner, lookId, () =>
    showToast({ title: 'It is worn today already' }),
  );
  const { mayChange, paths } = useScope();
  const chosen = pins.chosen === null ? undefined : pins.shown[pins.chosen];
  const gap = chosen?.isGap ? chosen : undefined;
  const count = pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`;
  const under = [look.wornDay && dayName(look.wornDay), isWhole && count];
  return (
    <>
      <header>
        <h1 className={styles.title} dir="auto">
          {lookName(look)}
        </h1>
        <p className={styles.under}>{under.filter(Boolean).join(' · ')}</p>
        {link && (
          <a className={styles.link} href={link.url} target="_blank" rel="noopener noreferrer">
            {link.siteName ?? new URL(link.url).hostname}
          </a>
        )}
        {notes && (
          <p className={styles.notes} dir="auto">
            {notes}
          </p>
        )}
      </header>
      {seasons.length + occasions.length > 0 && (
        <p className={styles.labels}>
          {[...seasons, ...occasions].map((one) => (
            <WovenLabel key={one}>{one}</WovenLabel>
          ))}
        </p>
      )}
      <ul className={styles.pieces}>
        {pieces.map((piece) => {
          const pin = pins.shown.findIndex(({ itemId }) => itemId === piece.itemId);
          const isChosen = pin >= 0 && pins.chosen === pin;
          const note = [
            brandBesideName(piece),
            !!piece.wearCount &&
              (piece.wearCount === 1 ? 'worn once' : `worn ${piece.wearCount} times`),
          ];
          return (
            <li key={piece.itemId} className={classes(styles.row, isChosen && styles.chosen)}>
              <Link to={paths.item(piece.itemId)} className={styles.piece}>
                <span className={styles.picture}>
                  <ItemPicture image={piece.image} alt="" sizes="48px" inset="small" />
                </span>
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {itemName(piece)}
                  </span>
                  <span className={styles.note}>{note.filter(Boolean).join(' · ')}</span>
                </span>
                {!isChosen && <ChevronRight aria-hidden="true" />}
              </Link>
              {mayChange && isChosen && <PinButtons name={itemName(piece)} pin={pin} pins={pins} />}
            </li>
          );
        })}
        {gap !== undefined && (
          <li className={classes(styles.row, styles.chosen)}>
            <span className={styles.piece}>
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {gap.title || 'A piece that is gone'}
                </span>
                <span className={styles.note}>Deleted</span>
              </span>
            </span>
            {mayChange && (
              <PinButtons name={gap.title || 'a piece'} pin={pins.chosen ?? 0} pins={pins} />
            )}
          </li>
        )}
      </ul>
      {mayChange && image && isWhole && (
        <Button
          kind="quiet"
          size="small"
          className={styles.add}
          icon={<Plus aria-hidden="true" />}
          onClick={onAdd}
        >
          Add pieces
        </Button>
      )}
      {isWhole && look.wardrobes.length > 0 && (
        <section>
          <h2 className={styles.section}>Hangs in</h2>
          <ul className={styles.links}>
            {look.wardrobes.map(({ wardrobeId, name }) => (
              <li key={wardrobeId}>
                <Link to={paths.wardrobeLooks(wardrobeId)} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayChange && (
        <div className={styles.bar}>
          {image && (
            <p className={styles.hint} role="status">
              <Hand aria-hidden="true" />
              {pins.isMoving ? 'Tap where the pin belongs' : 'Tap the photo to add a pin'}
            </p>
          )}
          <Button icon={<Check aria-hidden="true" />} onClick={wear}>
            {look.wearCount ? 'Wear again' : 'Wear today'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The buttons that move a pin, for whoever cannot drag (WCAG 2.5.7), and take it away. */
function PinButtons({ name, pin, pins }: { name: string; pin: number; pins: Pins }) {
  return (
    <>
      <IconButton
        label={`Move the pin of ${name}`}
        aria-pressed={pins.isMoving}
        onClick={pins.startMoving}
      >
        <Move aria-hidden="true" />
      </IconButton>
      <IconButton label={`Take the pin of ${name} away`} onClick={() => pins.remove(pin)}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
