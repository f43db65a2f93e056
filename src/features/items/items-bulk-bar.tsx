import { useQueryClient } from '@tanstack/react-query';
import { Layers2, MapPin, Pencil, Scissors } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemCards } from '#api/items.ts';
import { useFeatureConfig } from '#api/users.ts';
import { useLoanQuestion } from '#components/loan/use-loan-question.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { NounBulkBar } from '#components/noun/noun-bulk-bar.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import { availabilityRules } from '#contract/rules/availability.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { maxLayers } from '#contract/rules/collage.ts';
import { maxPlanItems } from '#contract/rules/plans.ts';
import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';

const BulkEditSheet = late(
  'layer',
  async () => (await import('./bulk-edit-sheet.tsx')).BulkEditSheet,
);

const BulkAvailabilitySheet = late(
  'layer',
  async () => (await import('./availability/availability-sheet.tsx')).BulkAvailabilitySheet,
);

/** Most pieces that services are booked for at once. */
const maxBooked = 30;

/** The bar of actions on the chosen pieces. */
export function ItemsBulkBar({
  owner,
  wardrobeId,
  all,
}: {
  owner: string;
  wardrobeId: string | null;
  /** Every piece of the list, in order. */
  all: readonly string[];
}) {
  const { selection } = itemNoun;
  const chosen = [...useSnapshot(selection.state).ids];
  const navigate = useNavigate();
  const client = useQueryClient();
  const config = useFeatureConfig();
  const [open, setOpen] = useState<'edit' | 'where' | null>(null);
  const close = () => setOpen(null);
  const question = useLoanQuestion(owner);
  const makeOutfit = () => {
    if (chosen.length > maxLayers) return sayMost('An outfit', maxLayers);
    selection.clear();
    const wardrobe = wardrobeId ?? undefined;
    void navigate(paths.createOutfit({ wardrobe, items: chosen.join() }));
  };
  const bookService = () => {
    if (chosen.length > maxBooked) return sayMost('A service', maxBooked);
    const away = chosen.filter((id) => {
      const card = itemCards.find(client, owner, id);
      return card && !availabilityRules[card.availability].mayBeAltered;
    });
    if (away.length > 0) sayAway(away.length, away.length === chosen.length);
    if (away.length === chosen.length) return;
    selection.clear();
    const going = chosen.filter((id) => !away.includes(id));
    void navigate(paths.alterationServices(undefined, going.join()));
  };
  return (
    <NounBulkBar
      noun={itemNoun}
      owner={owner}
      wardrobeId={wardrobeId}
      all={all}
      planWords={piecesOf(chosen.length)}
      actions={({ wardrobe, plan, takeOut, remove }) => [
        wardrobe,
        {
          label: 'Edit',
          icon: <Pencil aria-hidden="true" />,
          onPress: () => setOpen('edit'),
        },
        {
          label: 'Make outfit',
          short: 'Outfit',
          icon: <Layers2 aria-hidden="true" />,
          onPress: makeOutfit,
        },
        ...(isUnlocked('services', { features: config })
          ? [
              {
                label: 'Book a service',
                short: 'Service',
                icon: <Scissors aria-hidden="true" />,
                onPress: bookService,
              },
            ]
          : []),
        {
          ...plan,
          onPress: () =>
            chosen.length > maxPlanItems ? sayMost('A plan', maxPlanItems) : plan.onPress(),
        },
        {
          label: 'Where now?',
          short: 'Where',
          icon: <MapPin aria-hidden="true" />,
          onPress: () => setOpen('where'),
        },
        ...takeOut,
        { ...remove, onPress: () => question.askFirst('delete', chosen, remove.onPress) },
      ]}
    >
      {question.dialog}
      {open === 'edit' && (
        <BulkEditSheet owner={owner} itemIds={chosen} onClose={close} onDone={selection.clear} />
      )}
      {open === 'where' && (
        <BulkAvailabilitySheet
          owner={owner}
          itemIds={chosen}
          onClose={close}
          onDone={selection.clear}
        />
      )}
    </NounBulkBar>
  );
}

const sayMost = (what: string, most: number) =>
  showToast({ title: `${what} has ${most} pieces at most`, text: 'Choose fewer of them.' });

/** Tells that some cannot be sent to the studio now: they are lent, packed or in the wash, say. */
const sayAway = (count: number, isAll: boolean) =>
  showToast({
    tone: 'error',
    title: `${piecesOf(count)} cannot be sent now`,
    text: isAll ? 'Only what is ready can.' : 'The others can be chosen for.',
  });
