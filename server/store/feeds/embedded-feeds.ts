import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Partner } from '../../config/feeds-topic.ts';
import type { PartnerFeedsPort } from '../../ports/partner-feeds.ts';
import { CannotRead } from '../../ports/web.ts';

/** Beside the sources, or copied beside the bundle. */
const here = path.dirname(fileURLToPath(import.meta.url));
const isSource = path.basename(here) === 'feeds';
const folder = isSource ? here : path.join(here, 'store/feeds');
const pictures = path.join(here, isSource ? '../../demo/garments' : 'demo/garments');

const files: Record<string, string> = {
  'ferry-lane': 'ferry-lane.xml',
  northlight: 'northlight.tsv',
};

const partners: Partner[] = [
  { key: 'ferry-lane', name: 'Ferry Lane', url: 'https://ferry-lane.test/feed.xml' },
  { key: 'northlight', name: 'Northlight', url: 'https://northlight.test/feed.tsv' },
];

/** A drawn garment; its colors turned by so many degrees, so that shops have what the demo's member has not. */
async function drawn(name: string, hue: number): Promise<Buffer> {
  const bytes = await fs.promises.readFile(path.join(pictures, `${name}.webp`));
  return hue === 0 ? bytes : sharp(bytes).modulate({ hue }).webp().toBuffer();
}

/** Two drawn shops with the drawn garments, in place of partners on the web. Their addresses are nobody's. */
export function openEmbeddedFeeds(): PartnerFeedsPort {
  return {
    partners,
    async open({ key }, before) {
      const file = files[key];
      if (!file) throw new CannotRead('unreachable');
      const bytes = await fs.promises.readFile(path.join(folder, file));
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
      const [, name, hue] = /^\/pictures\/([a-z-]+)(?:\.(\d{1,3}))?\.webp$/.exec(pathname) ?? [];
      try {
        if (name) return await drawn(name, Number(hue ?? 0));
      } catch {
        // There is no such drawing.
      }
      throw new CannotRead('unreachable');
    },
  };
}
