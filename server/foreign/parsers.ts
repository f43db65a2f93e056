import { readLinkPreview } from './link-preview.ts';

/** Parsers of texts that strangers wrote; each a pure function over what can be sent to another thread. */
export const parsers = { linkPreview: readLinkPreview };

/** The parsers as functions by name. */
export type Parsers = typeof parsers;
