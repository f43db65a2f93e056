import type { KindName } from '#api/outbox/kinds.ts';
import type { Walk } from './walk.ts';

/** What is answered of a Style Blueprint. */
export const blueprintWalks = {
  async saveAnalysisAnswers(phone) {
    await phone.open('/style-blueprint/female?part=personality');
    const card = phone.page.getByText('Pressed, with denim');
    await card.waitFor();
    await phone.lose();
    await card.tap();
    await phone.tap('Next');
    return {
      words: 'Your Style Blueprint, Personality',
      async shows() {
        await phone.page.getByText('2 of 12').waitFor();
      },
      // The steps fill a phone: nothing else is told there.
      async leave() {
        await phone.tap('Leave, and keep the answers');
        await phone.page.getByText('1 of 12 pictures chosen').waitFor();
        await phone.page.getByRole('link', { name: 'Hem', exact: true }).tap();
      },
      has: async () =>
        (await phone.call('getAnalysisData', { owner: phone.owner })).answers.personality,
      becomes: { 'free-day': 'Classic' },
    };
  },
} satisfies Partial<Record<KindName, Walk>>;
