import { ChartNoAxesColumn } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import type { MenuEntry } from '#ui/menu.tsx';

/** The entries of a wardrobe in the *more* menu of its screens; undefined of no wardrobe, or of somebody else's. */
export function useWardrobeEntries(wardrobeId: string | undefined): MenuEntry[][] | undefined {
  const navigate = useNavigate();
  const { mayChange } = useScope();
  if (!wardrobeId || !mayChange) return undefined;
  return [
    [
      {
        label: 'Statistics',
        icon: <ChartNoAxesColumn aria-hidden="true" />,
        onChoose: () => navigate(paths.statistics(wardrobeId)),
      },
    ],
  ];
}
