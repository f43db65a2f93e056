import type { Page } from 'playwright';
import type { OperationName } from '#contract/operations.ts';
import type { Frame, Width } from './views.ts';
import type { World } from './world.ts';

/** A screen in one of its states, and what tells that it stands. */
export interface Place {
  who: 'nobody' | 'maya' | 'beginner' | 'wordy' | 'nameless' | 'staff';
  path(world: World): string;
  ready(page: Page): Promise<unknown>;
  /** Before the page is opened: what the server is to do. */
  prepare?(page: Page): Promise<unknown>;
  perRow?: 2 | 4 | 6;
  /** Where it exists; without it, everywhere. */
  isIn?(width: Width, frame: Frame): boolean;
  /** It hangs from its button, yet stands at the end of the document. */
  isMenu?: true;
}

/** Narrower than the desktop breakpoint. */
export const isPhone = (width: Width) => width < 768;

/** The server answers an operation with an error, or never. */
export const answer = (how: 'error' | 'never', name: OperationName) => (page: Page) =>
  page.route('**/api/**', (route) => {
    if (!route.request().postData()?.startsWith(`{"${name}"`)) return route.fallback();
    if (how === 'never') return;
    const body = { status: 'error', statusCode: 500, code: 'server', message: '' };
    return route.fulfill({ status: 500, json: body });
  });

/** The first garment stands there, with its picture. */
export const tile = (page: Page) => page.locator('[data-tile] img').first().waitFor();
