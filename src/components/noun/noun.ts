import type { ReactNode } from 'react';
import type { Cards } from '#api/cards.ts';
import type { Groups } from '#api/groups.ts';
import type { WrittenNoun } from '#api/noun.ts';
import type { ListKind } from '../list/list-kind.ts';
import type { Plannable } from '../plan-days-sheet.tsx';

/**
 * The app's knowledge of a noun ([Note: Nouns]): the generic parts of this folder take it. Its list adds to it what
 * only its own room needs (`ListKind`).
 */
export interface Noun extends WrittenNoun, Pick<ListKind<never, never>, 'selection' | 'pathOf'> {
  /** The user's own groups of them, where they have groups. */
  groups?: Groups;
  /** How many are planned: each for itself, or loose pieces together. */
  planOf(ids: string[]): readonly Plannable[];
}

/** A noun with its cards. */
export interface NounOf<Card> extends Noun {
  cards: Cards<Card>;
  useCards: Cards<Card>['useCards'];
  /** The name of one. */
  nameOf(card: Card): string;
  /** The same where there are only words, if more is said then. */
  describe?(card: Card): string;
  Picture(props: { card: Card; widthPx: number; alt?: string }): ReactNode;
}

/** A noun that is composed of pieces: it is grouped, and can be copied. */
export interface ComposedNoun<Card> extends NounOf<Card> {
  groups: Groups;
}
