import { problemWith, type Schema } from './schema.ts';

/** What a field of this name would really hold, where any string or number would do. */
const examples: Readonly<Record<string, unknown>> = {
  path: '/items',
  tab: 'wardrobe',
  platform: 'simulator',
  locale: 'en-US',
  title: 'Items',
  url: 'https://shop.example/',
  height: 662,
  viewport: { width: 390, height: 662 },
  safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
  keyboard: { height: 291 },
  flags: { 'hem.flag.header': false },
  capabilities: ['haptic.play@1', 'link.open@1', 'bridge.trace@1'],
};

const plain = { string: '', number: 0, boolean: true, scalar: true, array: [] };

/**
 * A value that a schema accepts, optional fields included: the simulator's presets, and what the
 * contract tests send.
 */
export function sampleOf(schema: Schema, name = ''): unknown {
  const { kind, values, fields } = schema;
  if (Object.hasOwn(examples, name) && !problemWith(schema, examples[name])) return examples[name];
  if (values) return values[0];
  if (kind !== 'object') return plain[kind as keyof typeof plain];
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([key, field]) => [key, sampleOf(field, key)]),
  );
}
