/*
 * [Note: Resale] A piece is offered for resale by a listing: a draft that its record fills, then listed, then sold or
 * withdrawn. A piece has one open listing at most; what is over stays as its history. Where a piece is follows along
 * ([Note: Where a piece is]): listed it is for sale, sold it is gone, withdrawn it is back where it was. Only the owner
 * sees a listing; others see its share page, while it is listed and its address was not taken away (decision 095).
 */

/** The states of a listing, in their order. */
export const resaleStates = ['draft', 'listed', 'sold', 'withdrawn'] as const;
export type ResaleState = (typeof resaleStates)[number];

/** The states that may follow each one. A sale that was agreed elsewhere needs no listing before it. */
const next: Record<ResaleState, readonly ResaleState[]> = {
  draft: ['listed', 'sold', 'withdrawn'],
  listed: ['sold', 'withdrawn'],
  sold: [],
  withdrawn: [],
};

/** Whether a listing may go from one state to another. */
export const mayGoTo = (from: ResaleState, to: ResaleState): boolean => next[from].includes(to);

/** The states of a listing that is not over: a piece has one of them at most. */
export const openResaleStates = resaleStates.filter((state) => next[state].length > 0);

/** Whether a listing is not over. */
export const isOpen = (state: ResaleState): boolean => next[state].length > 0;

/** Whether anybody who has its address sees what is offered. */
export const isPublic = (state: ResaleState): boolean => state === 'listed';

/** The most characters of what is told of a piece. */
export const resaleLimits = { title: 120, description: 2000, measurements: 300 } as const;

/** The longest list of listings that is told, the last changed first. */
export const mostListings = 300;

/** The shapes in which listings are taken along (docs/resale.md, Files). */
export const resaleShapes = ['csv', 'text'] as const;
export type ResaleShape = (typeof resaleShapes)[number];

/** The characters of the code in the address of a share page: 72 random bits. */
export const shareCodeLength = 12;

/** The path of a share page. */
export const sharePath = (code: string): string => `/s/${code}`;
