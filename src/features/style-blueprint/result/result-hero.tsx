import { ArrowLeft, Download, Share } from 'lucide-react';
import { useRef } from 'react';
import { BlueprintHero } from '#components/blueprint/blueprint-hero.tsx';
import { useIsDesktop } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

/** The cover of one's own blueprint, with the way back and what can be done with it. */
export function ResultHero({
  name,
  line,
  onBack,
  onShare,
  onSavePalette,
}: {
  /** Null until the style has one. */
  name: string | null;
  line: string | null;
  onBack(): void;
  /** Null where there is nothing to share yet. */
  onShare: (() => void) | null;
  /** Null where there is no palette yet. */
  onSavePalette: (() => void) | null;
}) {
  const isDesktop = useIsDesktop();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return (
    <BlueprintHero
      name={name}
      line={line}
      isDesktop={isDesktop}
      heading={heading}
      top={
        <>
          <IconButton label="Back" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          {onShare && !isDesktop && (
            <IconButton label="Share" onClick={onShare}>
              <Share aria-hidden="true" />
            </IconButton>
          )}
        </>
      }
      actions={
        <>
          {onShare && (
            <Button
              kind="raised"
              size="small"
              icon={<Share aria-hidden="true" />}
              onClick={onShare}
            >
              Share
            </Button>
          )}
          {onSavePalette && (
            <Button
              kind="secondary"
              size="small"
              icon={<Download aria-hidden="true" />}
              onClick={onSavePalette}
            >
              Palette
            </Button>
          )}
        </>
      }
    />
  );
}
