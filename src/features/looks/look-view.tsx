import { useState } from 'react';
import { DetailScreen } from '#components/detail/detail-screen.tsx';
import { maxPins } from '#contract/rules/looks.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { late } from '#ui/late.tsx';
import { LookFacts } from './look-facts.tsx';
import { LookHero } from './look-hero.tsx';
import type { LookList } from './look-list.ts';
import { usePins } from './use-pins.ts';

const PinSheet = late('layer', async () => (await import('./pin-sheet.tsx')).PinSheet);
const LookSheet = late('sheet', async () => (await import('./look-sheet.tsx')).LookSheet);

/** A look: its photo with pins, and what is known of it. A pin and its row follow each other. */
export function LookView({
  look,
  isWhole,
  neighbors,
  list,
}: {
  look: LookDetails;
  /** Whether all of it is known. */
  isWhole: boolean;
  neighbors: Neighbors;
  list: LookList;
}) {
  const { sheet, open, close } = useSheet();
  const { mayChange } = useScope();
  const pins = usePins(look);
  /** The place for which a piece is chosen, in fractions of the photo. */
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null);
  return (
    <DetailScreen
      hero={
        <LookHero
          look={look}
          neighbors={neighbors}
          list={list}
          pins={pins}
          onEdit={() => open('edit')}
          onPlace={(x, y) => mayChange && isWhole && setPlace({ x, y })}
        />
      }
      facts={
        <LookFacts
          look={look}
          isWhole={isWhole}
          pins={pins}
          onAdd={() => setPlace({ x: 0.5, y: 0.5 })}
        />
      }
    >
      {place && (
        <PinSheet
          owner={look.ownerId}
          room={maxPins - look.pins.length}
          onPin={(itemIds) => pins.add(itemIds, place.x, place.y)}
          onClose={() => setPlace(null)}
        />
      )}
      {mayChange && sheet === 'edit' && isWhole && <LookSheet look={look} onClose={close} />}
    </DetailScreen>
  );
}
