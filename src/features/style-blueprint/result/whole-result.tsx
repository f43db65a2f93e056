import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bodyQuery, coverQuery, paletteQuery, personalityQuery } from '#api/blueprint.ts';
import { Fan } from '#components/blueprint/fan.tsx';
import { StyleReasons } from '#components/blueprint/style-reasons.tsx';
import { useWayBack } from '#components/detail/use-way-back.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { paths } from '#lib/paths.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { ResultHero } from './result-hero.tsx';
import { ResultSections } from './result-sections.tsx';
import { shareBlueprint, sharePalette } from './share-blueprint.ts';
import styles from './whole-result.module.css';

/** The whole blueprint: the style's name, palette, personality and shape, with what they say of one's own clothes. */
export function WholeResult({
  owner,
  gender,
  color,
  place,
  children,
}: {
  owner: string;
  gender: BlueprintGender;
  /** Null where no portrait was sent. */
  color: ColorAnalysis | null;
  place: PortraitPlace;
  /** Under what follows from the answers. */
  children: ReactNode;
}) {
  const { back } = useWayBack(paths.styleBlueprint(gender));
  const isDesktop = useIsDesktop();
  const cover = useQuery(coverQuery(owner));
  const personality = useQuery(personalityQuery(owner));
  const palette = useQuery(paletteQuery(owner));
  const body = useQuery(bodyQuery(owner));
  const all = [cover, personality, palette, body];
  const failed = all.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <main className={styles.wait}>
        <ErrorCard
          isWholeScreen
          title="Your Blueprint did not load"
          {...(place === 'on its way' && { text: 'Your portrait waits, and is sent on its own.' })}
          onRetry={() => {
            for (const one of failed) void one.refetch();
          }}
        />
      </main>
    );
  }
  if (!cover.data || !personality.data || !palette.data || !body.data) {
    return (
      <main className={styles.wait}>
        <SewingWait label="Loading your Blueprint" />
      </main>
    );
  }
  const { name, line } = cover.data.cover ?? { name: null, line: null };
  const shades = palette.data.palette?.shades ?? [];
  const count = isDesktop ? 12 : 7;
  const share =
    name && palette.data.palette
      ? () =>
          void shareBlueprint({
            name,
            line,
            palette: palette.data.palette!,
            shares: personality.data.result?.shares ?? [],
          })
      : null;
  return (
    <main className={styles.screen}>
      <ResultHero
        name={name}
        line={line}
        onBack={back}
        onShare={share}
        onSavePalette={palette.data.palette && (() => void sharePalette(palette.data.palette!))}
      />
      {shades.length > 0 && (
        <div className={styles.fan}>
          <Fan colors={shades.slice(0, count).map(({ hex }) => hex)} />
        </div>
      )}
      {line && !isDesktop && <p className={styles.line}>{line}</p>}
      <StyleReasons reasons={cover.data.reasons} />
      <ResultSections
        owner={owner}
        gender={gender}
        name={name}
        color={color}
        place={place}
        palette={palette.data}
        personality={personality.data.result}
        body={body.data.result}
      />
      {children}
      <div className={styles.foot}>
        <ButtonLink wide to={partPath(gender, 'wardrobe')}>
          {name ? `Find ${name} in your wardrobe` : 'See how your wardrobe fits'}
        </ButtonLink>
      </div>
    </main>
  );
}
