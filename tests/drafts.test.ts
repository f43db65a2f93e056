import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/*
 * What is typed outlives the page (docs/writes.md, On the device). So whatever takes text keeps a draft, is part
 * of a form that does, or stands below with the reason why not.
 */

const root = path.join(import.meta.dirname, '..');

/** What takes text and keeps none of it on purpose, and why. */
const withoutDraft: Record<string, string> = {
  // Secrets are not written down.
  'src/components/password-field.tsx': 'a password',
  'src/features/auth/password-step.tsx': 'a password',
  'src/features/auth/create-step.tsx': 'a password',
  'src/features/auth/reset-step.tsx': 'a password',
  'src/features/account/password-section.tsx': 'passwords',
  'src/features/account/email-form.tsx': 'an email, which goes with a password',
  'src/features/account/end-sheet.tsx': 'a password',
  'src/features/account/way-form.tsx': 'a password',
  'src/features/auth/link-step.tsx': 'a password',
  'src/components/code-form.tsx': 'a code of a mail, good for minutes',
  // Drafts belong to a member, who is not known yet.
  'src/features/auth/email-step.tsx': 'the email of a sign-in',
  'src/features/auth/forgot-step.tsx': 'the email of a sign-in',
  // It belongs to the visit that it is said for.
  'src/features/admin/impersonate/reason-form.tsx':
    'why the staff enters an account, said in one go',
  // What is looked for is nothing that is kept.
  'src/components/weather/place-sheet.tsx': 'a town to look up',
  'src/components/list/filter-group.tsx': 'amounts of a filter, which the address keeps',
  'src/features/partners/link-sheet.tsx': 'a link to look up, which the address keeps',
  'src/features/partners/correct-sheet.tsx':
    'what something in a shop is, said in one go, which the address keeps',
  // A choice that begins with what is there.
  'src/features/calendar/plan-sheet.tsx': 'the day of a plan that is there',
  'src/features/looks/add-look-sheet.tsx': 'the day of a photo, which begins with today',
  'src/features/items/add-worn-day.tsx': 'a day on which a piece was worn, which begins with today',
  'src/features/items/availability/availability-choices.tsx':
    'who has a piece until when, said in one go after a tap',
  'src/features/items/laundry/cleaning-sheet.tsx': 'what a cleaning costs, said in one go',
  'src/features/items/own-words/word-row.tsx': 'another name for a word, beside the one it has',
  'src/features/items/saved-filters/saved-filters-sheet.tsx':
    'a name for filters, said in one go or beside the one it has',
  'src/features/admin/qa-content/style-fields.tsx': 'kept at the server while it is typed',
  'src/features/admin/qa-content/text-pane.tsx': 'kept at the server while it is typed',
  'src/features/admin/qa-content/new-piece.tsx': 'the name of a text that nobody wrote yet',
  'src/features/admin/qa-content/schedule-form.tsx': 'a moment, chosen in one go',
  'src/features/admin/color-analysis/decision-panel.tsx':
    'a word with a decision about a portrait, in whose place another may be by then',
  'src/features/resale/cost-sheet.tsx': 'what a piece cost, said in one go',
  'src/features/resale/sold-sheet.tsx': 'what was paid for a piece, said in one go',
  'src/features/friends/damage-sheet.tsx':
    'what happened to a piece, said in one go as it comes back',
  'src/features/friends/loan-end-sheet.tsx':
    'the last day of a loan, which begins with the one it has',
  'src/components/measurements/scan-card.tsx': 'the number of a phone, for a link that ends soon',
};

/** Fields that belong to a form, and the file that keeps its draft. */
const partOf: Record<string, string> = {
  'src/features/calendar/together/shared-day-form.tsx':
    'src/features/calendar/together/share-day-sheet.tsx',
  'src/features/resale/price-card.tsx': 'src/features/resale/use-listing-work.ts',
  'src/features/resale/words-card.tsx': 'src/features/resale/use-listing-work.ts',
  'src/components/category-picker.tsx': 'src/features/items/item-sheet.tsx',
  'src/features/items/color-swatches.tsx': 'src/features/items/item-sheet.tsx',
  'src/features/items/item-form.tsx': 'src/features/items/item-sheet.tsx',
  'src/features/account/profile-form-fields.tsx': 'src/features/account/profile-tab.tsx',
  'src/components/measurements/measure-card.tsx':
    'src/components/measurements/measures-on-device.ts',
  'src/features/alterations/cart-note.tsx': 'src/features/alterations/use-kept-work.ts',
  'src/features/alterations/length-input.tsx': 'src/features/alterations/use-kept-work.ts',
  'src/features/alterations/service-list.tsx': 'src/features/alterations/use-kept-work.ts',
  'src/features/outfits/collage/editor-top.tsx': 'src/features/outfits/collage/use-collage-work.ts',
  'src/features/outfits/collage/outfit-details.tsx':
    'src/features/outfits/collage/use-collage-work.ts',
  'src/features/outfits/styling-fields.tsx': 'src/features/outfits/collage/use-collage-work.ts',
};

/** Where the controls themselves stand, or samples of them. */
const isNoForm = (file: string) =>
  file.startsWith('src/ui/') || file.startsWith('src/app/gallery/');

const textFields = ['TextField', 'TextArea', 'textarea', 'PasswordField', 'TagField', 'PriceField'];
/** Inputs into which nothing is typed that would be lost. */
const otherTypes = ['checkbox', 'radio', 'file', 'range', 'hidden', 'search'];

interface Found {
  /** Whether it has a field for text; a search is none. */
  takesText: boolean;
  /** Forms without a draft. */
  bareForms: number;
  keepsDraft: boolean;
}

/** A part of a source, as far as it is looked at. */
interface Part {
  type: string;
  [name: string]: unknown;
}

/** Every part of a source. */
function partsOf(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(partsOf);
  return typeof (value as Part).type === 'string' ? [value as Part, ...inside] : inside;
}

const nameOf = (value: unknown) => (value as { name?: unknown } | undefined)?.name;

/** What a source says of forms and fields. */
function lookAt(file: string): Found {
  const { program, errors } = parseSync(file, fs.readFileSync(path.join(root, file), 'utf8'));
  expect(errors, file).toEqual([]);
  const parts = partsOf(program);
  const callsOf = (name: string) =>
    parts.filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === name);
  const isWithDraft = (call: Part) => {
    const [options] = call.arguments as { properties?: { key?: unknown }[] }[];
    return options?.properties?.some(({ key }) => nameOf(key) === 'draft') ?? false;
  };
  const forms = callsOf('useForm');
  return {
    takesText: parts.some(isTextField),
    bareForms: forms.filter((call) => !isWithDraft(call)).length,
    keepsDraft:
      forms.some(isWithDraft) || ['useDraft', 'saveDraft'].some((name) => callsOf(name).length > 0),
  };
}

function isTextField({ type, name, attributes }: Part): boolean {
  if (type !== 'JSXOpeningElement') return false;
  const tag = nameOf(name);
  if (tag !== 'input' && !textFields.includes(String(tag))) return false;
  const all = attributes as { name?: unknown; value?: { value?: unknown } }[];
  const attribute = (wanted: string) => all.find((one) => nameOf(one.name) === wanted);
  if (attribute('readOnly')) return false;
  return !otherTypes.includes(String(attribute('type')?.value?.value));
}

const sources = new Map(
  fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !isNoForm(file))
    .map((file) => [file, lookAt(file)] as const),
);
const losesText = ([, { takesText, bareForms, keepsDraft }]: readonly [string, Found]) =>
  bareForms > 0 || (takesText && !keepsDraft);
const losing = [...sources].filter(losesText).map(([file]) => file);

describe('what is typed', () => {
  it('is kept as a draft by every form and field, but where the list says why not', () => {
    const listed = [...Object.keys(withoutDraft), ...Object.keys(partOf)];
    expect(losing.toSorted()).toEqual(listed.toSorted());
  });

  it('in part of a form is kept by that form', () => {
    const keeping = [...new Set(Object.values(partOf))];
    expect(keeping.filter((file) => !sources.get(file)?.keepsDraft)).toEqual([]);
  });
});
