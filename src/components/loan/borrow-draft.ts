import { defineDraft, isText } from '#lib/draft-kind.ts';

/** What is typed of a request that is not sent yet. Days are tapped anew. */
export interface BorrowFields {
  note: string;
}

/** The drafts of requests to borrow; the id says which pieces. */
export const borrowDraft = defineDraft<BorrowFields>({ name: 'borrow', fields: { note: isText } });
