import { type ComponentType, createElement, type ReactNode } from 'react';
import { type DetailsProps, OutfitDetailsForm } from './outfit-details.tsx';
import { AddPiecesFirst } from './tray-notes.tsx';

/** What an outfit is laid for, in words, and what is said of it besides its board. */
export interface EditorPurpose {
  /** The name of the screen. */
  heading: string;
  /** The words on the button that ends the work; and on the same where there is little room. */
  saveLabel: string;
  saveShort: string;
  /** The title of the sheet in which the details are asked for before. */
  saveTitle: string;
  /** Said when the editor is left with something that is not saved. */
  keptTitle: string;
  /** Whose pieces lie in the tray, and what stands there where there is none. */
  piecesLabel: string;
  searchLabel: string;
  empty: ReactNode;
  Details: ComponentType<DetailsProps>;
}

/** To be saved among one's own outfits. */
export const savingOutfit = (isNew: boolean): EditorPurpose => ({
  heading: isNew ? 'Create outfit' : 'Edit outfit',
  saveLabel: 'Save outfit',
  saveShort: 'Save',
  saveTitle: 'Save outfit',
  keptTitle: 'Not saved yet, but kept',
  piecesLabel: 'Your pieces',
  searchLabel: 'Search your clothes',
  empty: createElement(AddPiecesFirst),
  Details: OutfitDetailsForm,
});
