import { ArrowUp, MapPin, RotateCcw, X } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Chip } from '#ui/chip.tsx';
import styles from './composer.module.css';
import { lolaDraft } from './lola-draft.ts';
import { askedChips } from './lola-words.ts';

/** The prompts that one may begin with. */
const prompts = [
  'For work',
  'Dinner out',
  'Rainy day',
  'A weekend away',
  'Something I haven’t worn lately',
];
/** Most letters of one question. */
const mostLetters = 500;

/** The question of what one is dressing for: what was understood so far as chips, others to begin with, and words. */
export function Composer({
  owner,
  asked,
  cards,
  isFirst,
  isBusy,
  failedText,
  place,
  onPlace,
  onSend,
  onAnew,
  onPrompt,
  onAsk,
}: {
  owner: string;
  asked: LolaAsked;
  cards: ReadonlyMap<string, ItemCard>;
  isFirst: boolean;
  isBusy: boolean;
  /** The last question that was not answered: it stands in the field again after a reload. */
  failedText: string | null;
  /** The words for where one will be; null where no weather is looked up. */
  place: string | null;
  onPlace(): void;
  onSend(text: string): void;
  /** Begins a question that nothing was said of yet. */
  onAnew(): void;
  onPrompt(text: string): void;
  onAsk(asked: LolaAsked): void;
}) {
  const draft = useDraft({ kind: lolaDraft, userId: owner });
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? draft.changes.text ?? '';
  const keepFailed = useEffectEvent(() => {
    if (failedText !== null && text === '') draft.change({ text: failedText });
    else if (failedText === null && typed === '') draft.forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it was not answered, or then was
  useEffect(() => keepFailed(), [failedText]);
  const chips = askedChips(asked, cards);
  const isAnew = isFirst || chips.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    onSend(text.trim());
    setTyped('');
    draft.forget();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <div className={styles.prompts}>
        {place !== null && (
          <Chip onClick={onPlace}>
            <MapPin aria-hidden="true" />
            {place}
          </Chip>
        )}
        {prompts.map((one) => (
          <Chip key={one} disabled={isBusy} onClick={() => onPrompt(one)}>
            {one}
          </Chip>
        ))}
      </div>
      <div className={styles.box}>
        {chips.length > 0 && (
          <ul className={styles.asked} aria-label="What Lola understood">
            <li>
              <button type="button" onClick={onAnew}>
                <span>New question</span>
                <RotateCcw aria-hidden="true" />
              </button>
            </li>
            {chips.map(({ words, without }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
              <li key={`${words} ${at}`}>
                <button
                  type="button"
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && onAsk(without)}
                  aria-label={`Take away: ${words}`}
                >
                  <span dir="auto">{words}</span>
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.field}>
          <input
            type="text"
            value={text}
            maxLength={mostLetters}
            enterKeyHint="send"
            autoComplete="off"
            dir="auto"
            aria-label={isAnew ? 'What are you dressing for?' : 'What else should I know?'}
            placeholder={isAnew ? 'What are you dressing for?' : 'What else should I know?'}
            onChange={(event) => {
              setTyped(event.target.value);
              draft.change({ text: event.target.value });
            }}
          />
          <button
            type="submit"
            aria-label="Ask"
            aria-disabled={isBusy || text.trim() === '' || undefined}
          >
            <ArrowUp aria-hidden="true" />
          </button>
        </div>
      </div>
    </form>
  );
}
