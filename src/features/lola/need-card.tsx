import { useEffect, useRef, useState } from 'react';
import { useTellLolaOfItem } from '#api/lola.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import { Button } from '#ui/button.tsx';
import { needQuestions } from './lola-words.ts';
import styles from './need-card.module.css';

type Asked = NonNullable<LolaTurn['asksAbout']>;

const answers = [
  { words: 'Yes', fits: true },
  { words: 'No', fits: false },
  { words: 'Not sure', fits: null },
] as const;

/** Asks once whether a piece on the boards meets a need, where nothing that is written of it says so. */
export function NeedCard({
  owner,
  asksAbout,
  cards,
  isBusy,
  onWithout,
}: {
  owner: string;
  asksAbout: Asked | undefined;
  cards: ReadonlyMap<string, ItemCard>;
  isBusy: boolean;
  /** Asks the same again without the piece. */
  onWithout(card: ItemCard): void;
}) {
  const tell = useTellLolaOfItem();
  // The turn asks no more once it was told: what was said stands here.
  const [told, setTold] = useState<{ about: Asked; fits: boolean | null } | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told) thanks.current?.focus({ preventScroll: true });
  }, [told]);
  const about = told?.about ?? asksAbout;
  const card = about && cards.get(about.itemId);
  if (!card) return null;
  const { words: question, it } = needQuestions[about.need];
  const say = (fits: boolean | null) => {
    setTold({ about, fits });
    tell.mutate({ owner, ...about, fits }, { onError: () => setTold(null) });
  };
  return (
    <section className={styles.card} aria-label={question}>
      <span className={styles.picture}>
        <ItemPicture image={card.image} alt="" sizes="72px" inset="small" />
      </span>
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {itemName(card)}
        </span>
        {told ? (
          <p ref={thanks} tabIndex={-1}>
            Thanks, Lola will remember.
          </p>
        ) : (
          <h3>{question}</h3>
        )}
      </div>
      <div className={styles.answers}>
        {!told &&
          answers.map(({ words, fits }) => (
            <Button key={words} kind="secondary" size="small" onClick={() => say(fits)}>
              {words}
            </Button>
          ))}
        {told?.fits === false && (
          <Button kind="secondary" size="small" disabled={isBusy} onClick={() => onWithout(card)}>
            Ask again without {it}
          </Button>
        )}
      </div>
    </section>
  );
}
