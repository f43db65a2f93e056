import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { Link } from '#ui/link.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { ColorSides } from './color-sides.tsx';
import { MissingPart } from './missing-part.tsx';
import { ReviewState } from './review-state.tsx';
import styles from './section.module.css';

/** The color season, what a stylist said of it, and the owner's pieces near it and far from it. */
export function ColorSection({
  gender,
  color,
  place,
  data: { palette, near, away },
}: {
  gender: BlueprintGender;
  color: ColorAnalysis | null;
  place: PortraitPlace;
  data: OperationOutput<'getColorAnalysisData'>;
}) {
  if (color && !palette) {
    return (
      <section className={styles.section}>
        <h2 className={styles.title}>{seasonTitle(color.estimated)} color</h2>
        <p className={styles.text}>Your shades come with the portrait.</p>
        <ReviewState gender={gender} color={color} place={place} />
      </section>
    );
  }
  if (!palette || !color) return <MissingPart gender={gender} analysis="color" />;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{palette.title} color</h2>
        <Link to={partPath(gender, 'palette')} className={styles.more}>
          All {palette.shades.length} shades
        </Link>
      </div>
      <p className={styles.text}>{palette.line}</p>
      <ColorSides palette={palette} near={near} away={away} />
      <ReviewState gender={gender} color={color} place={place} />
    </section>
  );
}
