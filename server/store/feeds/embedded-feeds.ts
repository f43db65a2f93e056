import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Partner } from '../../config/feeds-topic.ts';
import type { PartnerFeedsPort } from '../../ports/partner-feeds.ts';
import { CannotRead } from '../../ports/web.ts';

const here = import.meta.dirname;
const pictures = path.join(here, '../../demo/garments');

const files: Record<string, string> = {
  'ferry-lane': 'ferry-lane.xml',
  northlight: 'northlight.tsv',
};

const partners: Partner[] = [
  { key: 'ferry-lane', name: 'Ferry Lane', url: 'https://ferry-lane.test/feed.xml' },
  { key: 'northlight', name: 'Northlight', url: 'https://northlight.test/feed.tsv' },
];

/** Two drawn shops with the drawn garments, in place of partners on the web. Their addresses are nobody's. */
export function openEmbeddedFeeds(): PartnerFeedsPort {
  return {
    partners,
    async open({ key }, before) {
      const file = files[key];
      if (!file) throw new CannotRead('unreachable');
      const bytes = await fs.promises.readFile(path.join(here, file));
      const etag = createHash('sha256').update(bytes).digest('hex');
      if (etag === before.etag) return { isSame: true };
      return {
        isSame: false,
        mark: { etag, lastModified: null },
        charset: 'utf-8',
        bytes: (async function* () {
          yield bytes;
        })(),
      };
    },
    async picture({ pathname }) {
      const name = /^\/pictures\/([a-z-]+\.webp)$/.exec(pathname)?.[1];
      try {
        if (name) return await fs.promises.readFile(path.join(pictures, name));
      } catch {
        // There is no such drawing.
      }
      throw new CannotRead('unreachable');
    },
  };
}
