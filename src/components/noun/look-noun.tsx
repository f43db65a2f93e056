import { openGroups } from '#api/groups.ts';
import { lookCards } from '#api/looks.ts';
import { lookNames } from '#api/noun-names.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import { createSelection } from '#lib/selection.ts';
import { lookName } from '../look-name.ts';
import { LookPicture } from '../look-picture.tsx';
import type { ComposedNoun } from './noun.ts';

/** Looks. */
export const lookNoun: ComposedNoun<LookCard> = {
  ...lookNames,
  duplicate: 'duplicateLooks',
  selection: createSelection(),
  groups: openGroups('looks'),
  pathOf: (id, rooms) => rooms.look(id),
  planOf: (ids) => ids.map((lookId) => ({ lookId })),
  cards: lookCards,
  useCards: lookCards.useCards,
  nameOf: lookName,
  Picture: ({ card, widthPx }) => <LookPicture look={card} widthPx={widthPx} />,
};
