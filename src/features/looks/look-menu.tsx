import { Share } from 'lucide-react';
import { lookName } from '#components/look-name.ts';
import { ComposedMenu } from '#components/noun/composed-menu.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import type { DetailSteps } from '#components/noun/noun-menu.tsx';
import { sharePicture } from '#components/share-picture.ts';
import type { LookDetails } from '#contract/schemas/look.ts';

/** The menu of actions on a look besides pinning. */
export function LookMenu({ look, ...steps }: DetailSteps & { look: LookDetails }) {
  const { ownerId, lookId, wardrobes, image } = look;
  const url = image?.urls?.[1600];
  const share = url
    ? [
        {
          label: 'Share photo',
          icon: <Share aria-hidden="true" />,
          onChoose: () => void sharePicture(url, lookName(look), 'Look'),
        },
      ]
    : [];
  return (
    <ComposedMenu
      noun={lookNoun}
      owner={ownerId}
      id={lookId}
      wardrobes={wardrobes}
      entries={({ wardrobe, duplicate }) => [...share, wardrobe, duplicate]}
      {...steps}
    />
  );
}
