import { Notice } from '#components/notice.tsx';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { Button } from '#ui/button.tsx';
import styles from './kept-notice.module.css';
import { differencesOf } from './listing-differences.ts';
import { awayWords, refusalOf } from './resale-words.ts';
import type { ListingWork } from './use-listing-work.ts';

/** What stands in the way: another device was first, the server was not reached, or the piece is not here. */
export function KeptNotice({
  work,
  isHere,
  availability,
}: {
  work: ListingWork;
  isHere: boolean;
  availability: ItemAvailability;
}) {
  if (!isHere) return null;
  if (work.isContested) {
    return (
      <section className={styles.choice} role="alert">
        <p>It was changed on another device meanwhile. Which one stays?</p>
        <dl>
          {differencesOf(work.values, work.saved).map(({ name, here, other }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">
                <span>Here:</span> {here}
              </dd>
              <dd dir="auto">
                <span>The other one:</span> {other}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.answers}>
          <Button size="small" kind="secondary" onClick={work.takeOther}>
            The other one
          </Button>
          <Button size="small" busy={work.isSaving} onClick={() => void work.keep()}>
            What is here
          </Button>
        </div>
      </section>
    );
  }
  const away = awayWords(availability);
  const problem = work.problem && refusalOf(work.problem);
  return (
    <>
      {away && <Notice>{away}</Notice>}
      {problem && <Notice>{problem}</Notice>}
    </>
  );
}
