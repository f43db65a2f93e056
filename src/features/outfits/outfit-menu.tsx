import { ComposedMenu } from '#components/noun/composed-menu.tsx';
import type { DetailSteps } from '#components/noun/noun-menu.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';

/** The menu of actions on an outfit besides editing it. */
export function OutfitMenu({
  outfit: { ownerId, outfitId, wardrobes },
  ...steps
}: DetailSteps & { outfit: OutfitDetails }) {
  return (
    <ComposedMenu
      noun={outfitNoun}
      owner={ownerId}
      id={outfitId}
      wardrobes={wardrobes}
      entries={({ wardrobe, group, duplicate }) => [wardrobe, group, duplicate]}
      {...steps}
    />
  );
}
