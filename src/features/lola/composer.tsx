import { ArrowUp, MapPin } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useDraft } from '#lib/use-draft.ts';
import { Chip } from '#ui/chip.tsx';
import styles from './composer.module.css';
import { lolaDraft } from './lola-draft.ts';
import { useFloatHeight } from './use-float-height.ts';

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

/** From so many on it says how many fit. */
const manyLetters = 450;

/** The words that the field stands for. */
const fieldWords = {
  first: 'What are you dressing for?',
  more: 'What else should I know?',
  answer: 'Answer, or say more',
} as const;

/** The question of what one is dressing for, in words of one's own or of a prompt. */
export function Composer({
  owner,
  goesOn,
  isBusy,
  failedText,
  place,
  onPlace,
  onSend,
  onPrompt,
}: {
  owner: string;
  /** Whether it is the first question, says more, or answers what was asked back. */
  goesOn: keyof typeof fieldWords;
  isBusy: boolean;
  /** The last question that was not answered: it stands in the field again after a reload. */
  failedText: string | null;
  /** The words for where one will be; null where no weather is looked up. */
  place: string | null;
  onPlace(): void;
  onSend(text: string): void;
  onPrompt(text: string): void;
}) {
  const draft = useDraft({ kind: lolaDraft, userId: owner });
  const foot = useFloatHeight<HTMLFormElement>();
  const lettersId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? draft.changes.text ?? '';
  const full = text.length >= mostLetters ? `At most ${mostLetters} characters.` : '';
  const keepFailed = useEffectEvent(() => {
    if (failedText !== null && text === '') draft.change({ text: failedText });
    else if (failedText === null && typed === '') draft.forget();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it was not answered, or then was
  useEffect(() => keepFailed(), [failedText]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    onSend(text.trim());
    setTyped('');
    draft.forget();
  };
  return (
    <form ref={foot} className={styles.composer} data-at-foot="below-head" onSubmit={send}>
      <div className={styles.prompts}>
        {place !== null && (
          <Chip onClick={onPlace}>
            <MapPin aria-hidden="true" />
            {place}
          </Chip>
        )}
        {goesOn !== 'answer' &&
          prompts.map((one) => (
            <Chip key={one} disabled={isBusy} onClick={() => onPrompt(one)}>
              {one}
            </Chip>
          ))}
      </div>
      <div className={styles.box}>
        <div className={styles.field}>
          <input
            type="text"
            value={text}
            maxLength={mostLetters}
            enterKeyHint="send"
            autoComplete="off"
            dir="auto"
            aria-label={fieldWords[goesOn]}
            aria-describedby={text.length >= manyLetters ? lettersId : undefined}
            placeholder={fieldWords[goesOn]}
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
        {text.length >= manyLetters && (
          <p id={lettersId} className={styles.letters}>
            {text.length} of {mostLetters}
            {full && `. ${full}`}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {full}
        </p>
      </div>
    </form>
  );
}
