import '#tests/support/page.ts';

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  checkDraft,
  type DraftKind,
  defineDraft,
  isListOf,
  isOneOf,
  isText,
  orNull,
} from './draft-kind.ts';

const coat = defineDraft<{ title: string; lining: string | null; seasons: string[] }>({
  name: 'coat',
  fields: {
    title: isText,
    lining: orNull(isText),
    seasons: isListOf(isOneOf(['Winter', 'Summer'])),
  },
});

it('gives back the fields that are still those of today, and no others', () => {
  expect(checkDraft(coat, { title: 'Loden', lining: null, seasons: ['Winter'] })).toEqual({
    title: 'Loden',
    lining: null,
    seasons: ['Winter'],
  });
  expect(checkDraft(coat, { title: 'Loden', seasons: ['Monsoon'], lapel: 'wide' })).toEqual({
    title: 'Loden',
  });
});

const strangers: unknown[] = [null, undefined, 'Loden', 7, [], { toString: 'x' }, { title: 5 }];
it.each(strangers.map((kept) => ({ kept })))('takes nothing for nothing: $kept', ({ kept }) => {
  expect(checkDraft(coat, kept)).toBeNull();
});

it('lets no two forms of the app share a name', async () => {
  const src = path.join(import.meta.dirname, '..');
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-draft.ts') && !file.endsWith('use-draft.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(src, file))));
  const kinds = modules.flatMap((module) => Object.values(module)).filter(isKind);
  expect(kinds.length).toBeGreaterThanOrEqual(files.length);
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

const isKind = (value: unknown): value is DraftKind<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'fields' in value;
