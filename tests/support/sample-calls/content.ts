import type { contentTable } from '#contract/operations/content.ts';
import type { SampleCalls } from './sample-call.ts';

const slot = 'blueprint/styles/female-deep-hourglass-classic';
const source = `---
name: Long evening
line: Dark wool and one clear line.
---

## A belt earns its place

The waist is your narrowest line.
`;
const text = { slot, source, basedOn: null };
/** A shown text has a version, so another place is used for what is shown. */
const shownSlot = 'lab/tips/shoes-go-last';

export const contentSamples: SampleCalls<typeof contentTable> = {
  getContentSlots: { valid: async () => ({}) },
  getContent: { valid: async () => ({ slot }) },
  getContentVersion: {
    async valid(server) {
      const { rows } = await server.app.services.open.pool.query(
        `select published_id as id from content_slots where slot = '${shownSlot}'`,
      );
      return { slot: shownSlot, versionId: String(rows[0].id) };
    },
  },
  previewContent: { valid: async () => ({ slot, source }) },
  saveContentDraft: { valid: async () => text },
  publishContent: {
    async valid(server) {
      const { rows } = await server.app.services.open.pool.query(
        `select published_id as id from content_slots where slot = '${slot}'`,
      );
      return { ...text, basedOn: rows[0] ? String(rows[0].id) : null };
    },
  },
  takeDownContent: {
    async valid(server) {
      const { rows } = await server.app.services.open.pool.query(
        `select published_id as id from content_slots where slot = '${shownSlot}'`,
      );
      return { slot: shownSlot, basedOn: String(rows[0].id) };
    },
  },
  scheduleContent: {
    async valid(server) {
      const { rows } = await server.app.services.open.pool.query(
        `select published_id as id from content_slots where slot = '${slot}'`,
      );
      const publishDate = new Date(server.app.services.now().getTime() + 86_400_000).toISOString();
      return { ...text, basedOn: rows[0] ? String(rows[0].id) : null, publishDate };
    },
  },
};
