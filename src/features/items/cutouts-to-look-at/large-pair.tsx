import { useState } from 'react';
import type { MaskRuns } from '#contract/rules/mask-runs.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { DoubtPictures, type Pair } from './doubt-pictures.tsx';

const versions = [
  { value: 'photo', label: 'Photo' },
  { value: 'cutout', label: 'Cut-out' },
] as const;

/** The photo or the cut-out as large as the screen allows, one in the place of the other. */
export function LargePair({
  pair,
  name,
  mask,
  onClose,
}: {
  pair: Pair;
  name: string;
  mask: MaskRuns | null;
  onClose(): void;
}) {
  const [only, setOnly] = useState<'photo' | 'cutout'>('cutout');
  return (
    <Sheet
      title={name}
      onClose={onClose}
      isFull
      foot={
        <>
          <Segmented
            label="What is shown"
            value={only}
            options={versions}
            onChange={(next) => setOnly(next)}
          />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <DoubtPictures pair={pair} name={name} mask={mask} only={only} />
    </Sheet>
  );
}
