import { Download } from 'lucide-react';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { Button } from '#ui/button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { toAse, toCss } from './palette-files.ts';
import { giveFile, sharePalette } from './share-blueprint.ts';

/** The ways to take a palette along: as a picture, or for programs. */
export function SavePalette({
  palette,
  className,
}: {
  palette: Palette;
  className?: string | undefined;
}) {
  return (
    <LazyMenu
      align="start"
      trigger={
        <Button kind="secondary" className={className} icon={<Download aria-hidden="true" />}>
          Save
        </Button>
      }
      groups={[
        [
          {
            label: 'A picture',
            note: 'To hold beside cloth in a shop',
            onChoose: () => void sharePalette(palette),
          },
          {
            label: 'Swatches (.ase)',
            note: 'For drawing programs',
            onChoose: () =>
              void giveFile(() =>
                fileOf(palette, 'ase', toAse(palette), 'application/octet-stream'),
              ),
          },
          {
            label: 'CSS',
            note: 'As custom properties',
            onChoose: () => void giveFile(() => fileOf(palette, 'css', toCss(palette), 'text/css')),
          },
        ],
      ]}
    />
  );
}

const fileOf = (palette: Palette, extension: string, content: BlobPart, type: string): File =>
  new File([content], `${palette.title} palette.${extension}`, { type });
