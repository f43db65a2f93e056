import type { Partner } from '../config/feeds-topic.ts';

/** What is known of a feed as it was read last. */
export interface FeedMark {
  etag: string | null;
  lastModified: string | null;
}

/** A feed as its address answers: the same as before, or as it is now. */
export type FeedAnswer =
  | { isSame: true }
  | {
      isSame: false;
      mark: FeedMark;
      charset: string | undefined;
      /** Throws CannotRead where it takes too long, or is too large. */
      bytes: AsyncIterable<Uint8Array>;
    };

/** Reads the product feeds of partners, and the pictures that they name. */
export interface PartnerFeedsPort {
  partners: readonly Partner[];
  /** Asks for a feed. Throws CannotRead. */
  open(partner: Partner, before: FeedMark, signal: AbortSignal): Promise<FeedAnswer>;
  /** Reads a picture that a feed names. Throws CannotRead. */
  picture(url: URL, signal: AbortSignal): Promise<Buffer>;
}
