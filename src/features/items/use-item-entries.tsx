import { Tags, WashingMachine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import type { MenuEntry } from '#ui/menu.tsx';

/** The entries of all pieces in the *more* menu of their list; undefined of somebody else's. */
export function useItemEntries(onWords: () => void): MenuEntry[][] | undefined {
  const navigate = useNavigate();
  const { mayChange } = useScope();
  if (!mayChange) return undefined;
  return [
    [
      {
        label: 'Laundry',
        icon: <WashingMachine aria-hidden="true" />,
        onChoose: () => navigate(paths.laundry()),
      },
      {
        label: 'Your categories and tags',
        icon: <Tags aria-hidden="true" />,
        onChoose: onWords,
      },
    ],
  ];
}
