import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { sayConfidence } from '#contract/rules/color-season.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './portrait-card.module.css';
import { memberName } from './review-words.ts';
import { ToneList } from './tone-list.tsx';

/** The portrait, large and at its full size, with the tones that its member pointed at. */
export function PortraitCard({ review }: { review: ColorReview }) {
  const full = useRef<HTMLDialogElement>(null);
  const { portrait, samples, estimate } = review;
  const name = memberName(review);
  const sure = estimate && sayConfidence(estimate);
  const Sign = sure?.words === 'Between two' ? CircleAlert : CircleCheck;
  return (
    <section className={styles.card} aria-label="Portrait">
      {portrait?.urls ? (
        <button
          type="button"
          className={styles.portrait}
          aria-label={`Portrait of ${name}, at full size`}
          onClick={() => full.current?.showModal()}
        >
          <img src={portrait.urls[1600]} alt="" draggable={false} />
        </button>
      ) : (
        <p className={styles.waiting} role="status">
          {portrait?.status === 'refused'
            ? 'This picture could not be read. Ask for another photo.'
            : 'The portrait is on its way.'}
        </p>
      )}
      {samples && <ToneList samples={samples} />}
      {sure && (
        <p className={styles.sure}>
          <Sign aria-hidden="true" />
          {sure.words}: {sure.seasons.map(seasonTitle).join(' or ')}
        </p>
      )}
      {portrait?.urls && (
        <dialog ref={full} className={styles.full} aria-label={`Portrait of ${name}`}>
          <IconButton
            label="Close"
            raised
            className={styles.close ?? ''}
            onClick={() => full.current?.close()}
          >
            <X aria-hidden="true" />
          </IconButton>
          <img src={portrait.urls[1600]} alt={`Portrait of ${name}`} />
        </dialog>
      )}
    </section>
  );
}
