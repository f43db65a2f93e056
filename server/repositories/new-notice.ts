import type { Notice } from '#contract/schemas/notice.ts';
import type { Signer } from '../foundation/signer.ts';

/** The needs of reads of notices besides the database. */
export interface NoticeReading {
  signer: Signer;
  now: Date;
  /** What is not answered, and from before then, is told no more. */
  since: Date;
}

/** A notice before it is looked up whether it was read. */
export type NewNotice = Omit<Notice, 'isRead'> & {
  /** Whether it is no news to its reader, who did it themselves, or saw it elsewhere. */
  isKnown?: boolean;
};
