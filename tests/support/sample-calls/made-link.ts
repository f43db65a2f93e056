import { type LinkPurpose, makeLink } from '#server/repositories/one-time-links.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';

/** A link of this person's, as a mail would have it. */
export const madeLink = async (
  server: TestServer,
  as: Owner,
  purpose: LinkPurpose,
  email = as.email,
) => {
  const { open, now } = server.app.services;
  return (await makeLink(open.database, { userId: as.userId, purpose, email }, now())).linkToken;
};

/** The token of no mail. */
export const nobodysLink = 'x'.repeat(43);
