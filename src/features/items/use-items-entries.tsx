import { Hourglass, Store, Tag, Tags, WashingMachine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWardrobeEntries } from '#components/use-wardrobe-entries.tsx';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import type { MenuEntry } from '#ui/menu.tsx';

/**
 * The entries of a list of pieces in its *more* menu: those of its wardrobe, or those that are about all pieces; undefined
 * of somebody else's.
 */
export function useItemsEntries(
  wardrobeId: string | undefined,
  onWords: () => void,
): MenuEntry[][] | undefined {
  const navigate = useNavigate();
  const { mayChange } = useScope();
  const ofWardrobe = useWardrobeEntries(wardrobeId)?.flat() ?? [];
  if (!mayChange) return undefined;
  const ofAll = [
    {
      label: 'Laundry',
      icon: <WashingMachine aria-hidden="true" />,
      onChoose: () => navigate(paths.laundry()),
    },
    {
      label: 'Resale',
      icon: <Tag aria-hidden="true" />,
      onChoose: () => navigate(paths.resellItem()),
    },
    {
      label: 'From partners',
      icon: <Store aria-hidden="true" />,
      onChoose: () => navigate(paths.partners()),
    },
    { label: 'Your categories and tags', icon: <Tags aria-hidden="true" />, onChoose: onWords },
  ];
  return [
    [
      ...(wardrobeId === undefined ? ofAll : ofWardrobe),
      {
        label: 'What you did not wear',
        icon: <Hourglass aria-hidden="true" />,
        onChoose: () => navigate(paths.keepOrRepair({ wardrobe: wardrobeId })),
      },
    ],
  ];
}
