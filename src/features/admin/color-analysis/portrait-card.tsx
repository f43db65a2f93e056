import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { sayConfidence } from '#contract/rules/color-season.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import { FullPortrait } from './full-portrait.tsx';
import styles from './portrait-card.module.css';
import { memberName } from './review-words.ts';
import { ToneList } from './tone-list.tsx';

/** The portrait, large and at its full size, with the tones that its member pointed at. */
export function PortraitCard({ review }: { review: ColorReview }) {
  const [isFull, setFull] = useState(false);
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
          onClick={() => setFull(true)}
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
          The estimate is {sure.words.toLowerCase()}: {sure.seasons.map(seasonTitle).join(' or ')}
        </p>
      )}
      {portrait?.urls && isFull && (
        <FullPortrait
          url={portrait.urls[1600]}
          name={`Portrait of ${name}`}
          onClose={() => setFull(false)}
        />
      )}
    </section>
  );
}
