import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/style-blueprint/style-blueprint-screen.tsx';

import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blueprintTable } from '#contract/operations/blueprint.ts';
import { answerAsVisitor, forgetVisitor } from '#features/style-blueprint/visitor-answers.ts';
import { entitle } from '#tests/support/entitle.ts';
import { allOf, finishBlueprint } from '#tests/support/finished-blueprint.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { blueprintSamples } from '#tests/support/sample-calls/blueprint.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  await finishBlueprint(server, maya);
});
afterEach(() => {
  cleanup();
  forgetVisitor();
  server.app.services.config.features.enableStyleBlueprint = true;
});

const whole = 'City Chic';
const preview = 'Your style name';
const nowhere = 'This page is not here';

type Call = keyof typeof blueprintTable;
/** What everybody may read; what members answer and send; what only the whole blueprint has. */
const groups: Record<'preview' | 'answers' | 'results', readonly Call[]> = {
  preview: ['getBlueprintPreview'],
  answers: ['getAnalysisData', 'saveAnalysisAnswers', 'sendColorAnalysis', 'deleteColorAnalysis'],
  results: [
    'getStyleBlueprintCover',
    'getPersonalityAnalysisData',
    'getColorAnalysisData',
    'getBodyShapeAnalysisData',
    'getWardrobeScores',
  ],
};

/** Has the feature on or off, and the member entitled or not. */
async function set(isOn: boolean, isEntitled: boolean): Promise<void> {
  const { config, open } = server.app.services;
  config.features.enableStyleBlueprint = isOn;
  await entitle(open.database, maya.userId, isEntitled ? ['styleBlueprint'] : []);
}

describe('The table of the gating', () => {
  it('covers every call of the blueprint', () => {
    expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(blueprintTable).toSorted());
  });
});

describe.each`
  entitled | flag     | signed   | page       | ofPreview      | ofAnswers       | ofResults
  ${'yes'} | ${'on'}  | ${'in'}  | ${whole}   | ${'ok'}        | ${'ok'}         | ${'ok'}
  ${'no'}  | ${'on'}  | ${'in'}  | ${preview} | ${'ok'}        | ${'ok'}         | ${'forbidden'}
  ${'yes'} | ${'off'} | ${'in'}  | ${nowhere} | ${'forbidden'} | ${'forbidden'}  | ${'forbidden'}
  ${'no'}  | ${'off'} | ${'in'}  | ${nowhere} | ${'forbidden'} | ${'forbidden'}  | ${'forbidden'}
  ${'yes'} | ${'on'}  | ${'out'} | ${preview} | ${'ok'}        | ${'signed-out'} | ${'signed-out'}
  ${'no'}  | ${'on'}  | ${'out'} | ${preview} | ${'ok'}        | ${'signed-out'} | ${'signed-out'}
  ${'yes'} | ${'off'} | ${'out'} | ${nowhere} | ${'forbidden'} | ${'signed-out'} | ${'signed-out'}
  ${'no'}  | ${'off'} | ${'out'} | ${nowhere} | ${'forbidden'} | ${'signed-out'} | ${'signed-out'}
`(
  'Entitled $entitled, the feature $flag, signed $signed',
  ({ entitled, flag, signed, page, ofPreview, ofAnswers, ofResults }) => {
    const isIn = signed === 'in';

    it('sees on the page what is open', async () => {
      if (!isIn) answerAsVisitor({ gender: 'female', personality: allOf('Classic') });
      await set(flag === 'on', entitled === 'yes');
      renderApp('/style-blueprint/female?part=result', isIn ? maya : undefined);
      await screen.findByRole('heading', { name: page, level: 1 });
      for (const other of [whole, preview, nowhere].filter((one) => one !== page)) {
        expect(screen.queryByText(other)).toBeNull();
      }
    });

    it('is answered by each call as that is open', async () => {
      const answers = { preview: ofPreview, answers: ofAnswers, results: ofResults };
      const told: Partial<Record<Call, string>> = {};
      for (const call of Object.values(groups).flat()) {
        // What is sent is made while all is open.
        await set(true, true);
        const input = await blueprintSamples[call].valid(server, maya as never);
        await set(flag === 'on', entitled === 'yes');
        const { body } = await server.raw(call, input as never, isIn ? maya : undefined);
        told[call] = body.status === 'error' ? body.code : 'ok';
      }
      const expected = Object.entries(groups).flatMap(([group, calls]) =>
        calls.map((call) => [call, answers[group as keyof typeof groups]]),
      );
      expect(told).toEqual(Object.fromEntries(expected));
    });
  },
);
