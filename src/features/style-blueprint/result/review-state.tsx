import { Camera, CircleCheck, Eye } from 'lucide-react';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { ButtonLink } from '#ui/button.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import styles from './review-state.module.css';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

const pending: Record<PortraitPlace, { title: string; text: string; label: string | null }> = {
  server: {
    title: 'A stylist reviews this next',
    text: 'We tell you when it is settled.',
    label: 'Pending',
  },
  'on its way': {
    title: 'Your portrait is on its way',
    text: 'A stylist reviews it once it has arrived.',
    label: 'Pending',
  },
  device: {
    title: 'Your portrait is not sent yet',
    text: 'It stays on this device for 24 hours. Sign in, and a stylist reviews it.',
    label: null,
  },
};

/**
 * How far a stylist is with the portrait: they ask for another one, or have settled the season, maybe another than was
 * estimated.
 */
export function ReviewState({
  gender,
  color: { review, asked, estimated },
  place,
}: {
  gender: BlueprintGender;
  color: ColorAnalysis;
  place: PortraitPlace;
}) {
  if (asked && place === 'server') {
    return (
      <div className={styles.asked}>
        <span className={styles.mark}>
          <Camera aria-hidden="true" />
        </span>
        <p>
          <b>A stylist asks for another portrait</b>
          {asked.note ? <q>{asked.note}</q> : 'Your season could not be settled by this one.'}
        </p>
        <ButtonLink size="small" kind="secondary" to={partPath(gender, 'color')}>
          Take another portrait
        </ButtonLink>
      </div>
    );
  }
  if (!review || place !== 'server') {
    const { title, text, label } = pending[place];
    return (
      <div className={styles.pending}>
        <span className={styles.mark}>
          <Eye aria-hidden="true" />
        </span>
        <p>
          <b>{title}</b>
          {text}
        </p>
        {label && <WovenLabel>{label}</WovenLabel>}
      </div>
    );
  }
  const isOther = review.season !== estimated;
  return (
    <div className={styles.reviewed}>
      <CircleCheck aria-hidden="true" />
      <p>
        Reviewed by a stylist on {day.format(new Date(review.decidedDate))}
        {isOther &&
          `. ${seasonTitle(review.season)}, where the photo said ${seasonTitle(estimated)}.`}
        {review.note && <q>{review.note}</q>}
      </p>
    </div>
  );
}
