import type { Page } from 'playwright';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';

/** Lets a page hear that what the demo's member was asked for is with the borrower, and late. */
export async function showRunningLoan(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (!route.request().postData()?.startsWith('{"getLoans"')) return route.fallback();
    const answer = await route.fetch();
    const body: { data: OperationOutput<'getLoans'> } = await answer.json();
    const lent = body.data.lent.map((loan) => ({
      ...loan,
      state: 'running',
      isOverdue: true,
      pieces: [...loan.pieces, ...loan.pieces.map((piece) => ({ ...piece, itemId: '0' }))].map(
        (piece) => ({ ...piece, state: 'out' }),
      ),
    }));
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, lent } } });
  });
}
