import { useQuery } from '@tanstack/react-query';
import {
  ArrowUpToLine,
  ChartNoAxesColumn,
  Images,
  ListOrdered,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFeatureConfig } from '#api/users.ts';
import { useOrderWardrobes } from '#api/wardrobe-writes.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { paths } from '#lib/paths.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { late } from '#ui/late.tsx';
import { Menu } from '#ui/menu.tsx';
import { coverSheet, orderSheet, shareSheet } from './wardrobe-sheets.ts';

const DeleteDialog = late(
  'layer',
  async () => (await import('./delete-wardrobe-dialog.tsx')).DeleteWardrobeDialog,
);

/** The menu of actions on a wardrobe, opened under its button. */
export function WardrobeMenu({ wardrobe, trigger }: { wardrobe: Wardrobe; trigger: ReactElement }) {
  const { wardrobeId, ownerId: owner, itemCount } = wardrobe;
  const { open } = useSheet();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { mutate } = useOrderWardrobes();
  const { data } = useQuery(wardrobesQuery(owner));
  const all = data?.wardrobes ?? [];
  const isSharingOpen = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const change = [
    {
      label: 'Edit',
      icon: <Pencil aria-hidden="true" />,
      onChoose: () => open(wardrobeId),
    },
    {
      label: 'Choose cover',
      icon: <Images aria-hidden="true" />,
      onChoose: () => open(coverSheet(wardrobeId)),
    },
  ];
  const share = {
    label: 'Share',
    note: wardrobe.sharing === 'private' ? 'Only you see it' : 'Shared with friends',
    icon: <Users aria-hidden="true" />,
    onChoose: () => open(shareSheet(wardrobeId)),
  };
  const statistics = {
    label: 'Statistics',
    icon: <ChartNoAxesColumn aria-hidden="true" />,
    onChoose: () => navigate(paths.statistics(wardrobeId)),
  };
  const order = [
    {
      label: 'Move to the top',
      icon: <ArrowUpToLine aria-hidden="true" />,
      onChoose: () => mutate({ owner, wardrobeIds: [wardrobeId] }),
    },
    {
      label: 'Put in order',
      icon: <ListOrdered aria-hidden="true" />,
      onChoose: () => open(orderSheet),
    },
  ];
  const remove = {
    label: 'Delete',
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger' as const,
    onChoose: () => setDeleting(true),
  };
  const isFirst = all[0]?.wardrobeId === wardrobeId;
  return (
    <>
      <Menu
        trigger={trigger}
        groups={[
          itemCount > 0 ? change : change.slice(0, 1),
          isSharingOpen ? [share, statistics] : [statistics],
          all.length > 1 ? order.slice(isFirst ? 1 : 0) : [],
          [remove],
        ]}
        defaultOpen
      />
      {isDeleting && <DeleteDialog wardrobe={wardrobe} onClose={() => setDeleting(false)} />}
    </>
  );
}
