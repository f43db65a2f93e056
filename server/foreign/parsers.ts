import { readLinkPreview } from './link-preview.ts';
import { readSoldPage } from './sold-page.ts';

/** Parsers of texts that strangers wrote; each a pure function over what can be sent to another thread. */
export const parsers = { linkPreview: readLinkPreview, soldPage: readSoldPage };

/** The parsers as functions by name. */
export type Parsers = typeof parsers;
