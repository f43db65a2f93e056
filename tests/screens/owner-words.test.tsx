import type { Entitlement } from '#contract/rules/profile.ts';
import { entitle } from '#tests/support/entitle.ts';
import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/style-blueprint/style-blueprint-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programBlueprint } from '#server/blueprint/kept-content.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, settledMember } from './member.ts';

// The words and names of the specification where members read them, or where they go over the wire, written out: a
// list of ours that is compared with itself would prove nothing.

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
  maya = await settledMember(server);
});
afterAll(() => server.close());
beforeEach(() => reachServer(server));
afterEach(cleanup);

const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const meOf = async (person: Person) =>
  Object.values(await server.call('userDetails', { userIds: [] }, person))[0]!.userDetails;

describe('a member', () => {
  it('is told with every field of the specification', async () => {
    expect(Object.keys(await meOf(maya))).toEqual(
      expect.arrayContaining([
        'userId',
        'imageUrl',
        'bodyMeasurements',
        'createDate',
        'email',
        'firstName',
        'lastName',
        'screenName',
        'updateDate',
        'mostRecentCartId',
        'shippingCountry',
        'gender',
        'entitlements',
      ]),
    );
  });

  it('has the entitlements of the specification, by their keys', async () => {
    const keys: Entitlement[] = [
      'analysisAdmin',
      'styleBlueprint',
      'resaleValue',
      'allMasterClasses',
      'noServiceFees',
      'scheduledLola',
    ];
    const one = await settledMember(server);
    await entitle(server.app.services.open.database, one.userId, keys);
    expect((await meOf(one)).entitlements).toEqual(keys);
  });

  it('fills in the profile: what is mandatory, and what is not', async () => {
    renderApp('/account-settings?tab=Profile', maya);
    await screen.findByRole('option', { name: 'Canada' });
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea'),
    ];
    const asked = fields
      .filter(({ labels, type }) => labels?.length && !['file', 'radio'].includes(type))
      .map(({ labels, tagName, type }) => {
        const [name, required] = [...labels![0]!.children].map(({ textContent }) => textContent);
        return [name, tagName === 'INPUT' ? type : tagName, required ?? ''];
      });
    expect(asked).toEqual([
      ['First name', 'text', ''],
      ['Screen name', 'text', 'Required'],
      ['Gender', 'SELECT', 'Required'],
      ['Shipping country', 'SELECT', 'Required'],
      ['Date of birth', 'date', ''],
      ['Bio', 'TEXTAREA', ''],
    ]);
    const genders = optionsOf(screen.getByLabelText(/^Gender/));
    expect(genders.slice(-3)).toEqual(['Male', 'Female', 'Non-binary']);
  });
});

describe('a piece', () => {
  it('may say all that the specification names, and has its conditions to choose from', async () => {
    const [itemId] = await hangItems(server, maya, [{ title: 'Linen shirt' }]);
    renderApp(`/items/${itemId}?sheet=edit`, maya);
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByLabelText(/^Title/);
    for (const name of [
      'Personal tags',
      'Notes',
      'Color',
      'Brand',
      'Category',
      'Purchase Date',
      'Size',
      'Purchase Price',
      'Pattern(s)',
      'Neckline',
      'Sleeve Type',
      'Sleeve Length',
      'Secondhand/Thrifted/Vintage',
      'Main Color',
      'Seasons',
      'Occasions',
      'Type',
    ]) {
      expect(sheet.queryAllByText(name), name).not.toEqual([]);
    }
    const condition = sheet.getByLabelText<HTMLSelectElement>('Condition');
    // The first is the empty one.
    expect(optionsOf(condition).slice(1)).toEqual([
      'Fair Condition',
      'Good Condition',
      'Like New',
      'Needs Repair',
      'New with Tags',
      'Repurposed/Upcycled',
    ]);
    expect(condition.selectedOptions[0]?.textContent).toBe('Good Condition');
  });
});

describe('measurements', () => {
  const all = [
    'height',
    'shoulders',
    'bust',
    'waist',
    'hips',
    'leg',
    'abdomen',
    'shoulderToWrist',
    'frontWaistLength',
    'frontLengthToKnee',
    'thigh',
    'inseamTrousers',
    'rise',
  ];

  it('are kept by the names of the specification', async () => {
    const values = Object.fromEntries(all.map((name, at) => [name, 0.5 + at / 100]));
    await server.call('saveMeasurements', { owner: maya.userId, values } as never, maya);
    expect((await meOf(maya)).bodyMeasurements).toEqual(values);
  });

  it('are taken in either unit, by a scan or by hand', async () => {
    renderApp('/account-settings?sheet=measurements', maya);
    await screen.findByRole('radio', { name: 'Metric' });
    screen.getByRole('radio', { name: 'Imperial' });
    screen.getByRole('radio', { name: 'Scan' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Manual' }).checked).toBe(true);
  });
});

describe('a picture', () => {
  it.each([
    'service',
    'look',
    'outfit',
    'outfit-thumbnail',
    'item',
    'item-thumbnail',
    'wardrobe',
    'color-analysis',
    'user',
  ])('may be sent as one of the kinds of the specification: %s', async (kind) => {
    const picture = { kind, contentType: 'image/jpeg', byteLength: 1000 };
    const { url } = await server.call('imageUpload', picture as never, maya);
    expect(url).toMatch(/^https?:|^\//);
  });

  it('is sent as no other', async () => {
    const picture = { kind: 'friend', contentType: 'image/jpeg', byteLength: 1000 };
    const { statusCode } = await server.raw('imageUpload', picture, maya);
    expect(statusCode).toBe(400);
  });
});

describe('What’s New', () => {
  it('has dated entries, the newest first, on the collage of an outfit among them', async () => {
    const { user } = renderApp('/wardrobes', maya);
    await user.click(await screen.findByRole('button', { name: /What’s New/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notices' }));
    expect((await panel.findAllByText('Collage tip')).length).toBeGreaterThan(0);
    const days = [...document.querySelectorAll('[role="dialog"] li time')].map((time) =>
      time.getAttribute('datetime'),
    );
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().toReversed());
    // It would stand over the next screen too.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the Style Blueprint', () => {
  const own = () => ({ owner: maya.userId });
  const steps = {
    female: [
      ['Height', 'Petite', 'Average', 'Tall'],
      ['Build', 'Slender', 'Medium', 'Curvy', 'Plus'],
      ['Shape', 'Triangle', 'Inverted Triangle', 'Rectangle', 'Hourglass'],
      ['Proportions', 'Balanced', 'Long Legs', 'Long Torso'],
    ],
    male: [
      ['Scale', 'Fine', 'Average', 'Grand'],
      ['Shape', 'Rounded', 'Inverted Triangle', 'Rectangle'],
      ['Proportions', 'Balanced', 'Long Legs', 'Long Torso'],
    ],
  } as const;

  it('is for Women or Men, and is Personality, Color and Shape', async () => {
    renderApp('/style-blueprint', maya);
    const women = await screen.findByRole('radio', { name: 'Women' });
    const genders = [...women.closest('fieldset')!.querySelectorAll('label')];
    expect(genders.map(({ textContent }) => textContent)).toEqual(['Women', 'Men']);
    for (const name of [/^Personality/, /^Color/, /^Shape/]) screen.getByRole('link', { name });
  });

  it.each(['female', 'male'] as const)(
    'asks a body of %s by its attributes and values',
    async (gender) => {
      const body: Record<string, string> = {};
      for (const [at, [label, ...values]] of steps[gender].entries()) {
        const { unmount } = renderApp(`/style-blueprint/${gender}?part=body&step=${at + 1}`, maya);
        const first = await screen.findByRole('radio', { name: new RegExp(`^${values[0]}`) });
        expect(document.querySelector('[aria-current="step"]')!.textContent).toBe(label);
        const cards = [...first.closest('fieldset')!.querySelectorAll('input')];
        expect(cards.map(({ value }) => value)).toEqual(values);
        unmount();
        body[label.toLowerCase()] = values[0]!;
        await server.call('saveAnalysisAnswers', { ...own(), gender, body }, maya);
      }
    },
  );

  it('knows the color seasons, and no other', async () => {
    const seasons = ['light', 'warm', 'soft/muted', 'deep', 'cool', 'clear'];
    const titles = [];
    for (const season of seasons) {
      const asked = { gender: 'female', season } as never;
      titles.push((await server.call('getBlueprintPreview', asked)).title);
    }
    expect(titles).toEqual(['Light', 'Warm', 'Soft, muted', 'Deep', 'Cool', 'Clear']);
    const other = server.call('getBlueprintPreview', {
      gender: 'female',
      season: 'spring',
    } as never);
    await expect(other).rejects.toThrow('invalid');
  });

  it('knows the personality types, and no other', async () => {
    const types = ['Creative', 'Dramatic', 'Romantic', 'Classic', 'Natural'];
    const save = (personality: object) =>
      server.call('saveAnalysisAnswers', { ...own(), gender: 'male', personality } as never, maya);
    for (const type of types) {
      expect((await save({ work: type })).answers.personality).toEqual({ work: type });
    }
    await expect(save({ work: 'Sporty' })).rejects.toThrow('invalid');
  });

  it('has a name for who has none of their own', () => {
    expect(programBlueprint().content.nameOf('male', {}).name).toBe('International');
    expect(programBlueprint().content.nameOf('female', {}).name).toBe('City Chic');
  });
});

describe('the Style Blueprint', () => {
  const own = () => ({ owner: maya.userId });
  const steps = {
    female: [
      ['Height', 'Petite', 'Average', 'Tall'],
      ['Build', 'Slender', 'Medium', 'Curvy', 'Plus'],
      ['Shape', 'Triangle', 'Inverted Triangle', 'Rectangle', 'Hourglass'],
      ['Proportions', 'Balanced', 'Long Legs', 'Long Torso'],
    ],
    male: [
      ['Scale', 'Fine', 'Average', 'Grand'],
      ['Shape', 'Rounded', 'Inverted Triangle', 'Rectangle'],
      ['Proportions', 'Balanced', 'Long Legs', 'Long Torso'],
    ],
  } as const;

  it('is for Women or Men, and is Personality, Color and Shape', async () => {
    renderApp('/style-blueprint', maya);
    const genders = await screen.findAllByRole('radio');
    const words = genders.map((one) => one.closest('label')!.textContent);
    expect(words).toEqual(['Women', 'Men']);
    for (const name of [/^Personality/, /^Color/, /^Shape/]) screen.getByRole('link', { name });
  });

  it.each(['female', 'male'] as const)(
    'asks a body of %s by its attributes and values',
    async (gender) => {
      const body: Record<string, string> = {};
      for (const [at, [label, ...values]] of steps[gender].entries()) {
        const { unmount } = renderApp(`/style-blueprint/${gender}?part=body&step=${at + 1}`, maya);
        const cards = await screen.findAllByRole('radio');
        expect(document.querySelector('[aria-current="step"]')!.textContent).toBe(label);
        expect(cards.map((card) => card.getAttribute('value'))).toEqual(values);
        unmount();
        body[label.toLowerCase()] = values[0]!;
        await server.call('saveAnalysisAnswers', { ...own(), gender, body }, maya);
      }
    },
  );

  it('knows the color seasons, and no other', async () => {
    const seasons = ['light', 'warm', 'soft/muted', 'deep', 'cool', 'clear'];
    const titles = [];
    for (const season of seasons) {
      const asked = { gender: 'female', season } as never;
      titles.push((await server.call('getBlueprintPreview', asked)).title);
    }
    expect(titles).toEqual(['Light', 'Warm', 'Soft, muted', 'Deep', 'Cool', 'Clear']);
    const other = server.call('getBlueprintPreview', {
      gender: 'female',
      season: 'spring',
    } as never);
    await expect(other).rejects.toThrow('invalid');
  });

  it('knows the personality types, and no other', async () => {
    const types = ['Creative', 'Dramatic', 'Romantic', 'Classic', 'Natural'];
    const save = (personality: object) =>
      server.call('saveAnalysisAnswers', { ...own(), gender: 'male', personality } as never, maya);
    for (const type of types) {
      expect((await save({ work: type })).answers.personality).toEqual({ work: type });
    }
    await expect(save({ work: 'Sporty' })).rejects.toThrow('invalid');
  });

  it('has a name for who has none of their own', () => {
    expect(programBlueprint().content.nameOf('male', {}).name).toBe('International');
    expect(programBlueprint().content.nameOf('female', {}).name).toBe('City Chic');
  });
});
