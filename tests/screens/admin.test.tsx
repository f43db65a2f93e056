import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/admin/admin-screen.tsx';
import '#features/admin/color-analysis/color-analysis-section.tsx';
import '#features/admin/impersonate/impersonate-section.tsx';
import '#features/admin/qa-content/qa-content-section.tsx';

import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  reachServer(server);
  localStorage.setItem('hem.profilePrompted', 'true');
});
afterEach(() => {
  cleanup();
  // happy-dom does not know the element.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const header = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('The admin area', () => {
  it('leads from /admin to the color analyses, and from there to its other sections', async () => {
    const app = renderApp('/admin', await server.person({ staff: true }));
    await header('Admin - Color Analysis');
    expect(app.where()).toBe('/admin/color-analysis');
    const tabs = screen.getByRole('navigation', { name: 'Admin sections' });
    await app.user.click(within(tabs).getByRole('link', { name: 'QA Content' }));
    await header('Admin - QA Content');
    expect(app.where()).toBe('/admin/qa-content');
    await app.user.click(screen.getByRole('link', { name: 'User Impersonation' }));
    await header('Admin - User Impersonation');
    expect(app.where()).toBe('/admin/impersonate');
  });

  it.each(['color-analysis', 'qa-content', 'impersonate'])(
    'is not there for a member at %s',
    async (section) => {
      renderApp(`/admin/${section}`, await server.person());
      await header('This page is not here');
      expect(screen.queryByText(/^Admin/)).toBeNull();
    },
  );

  it('has no other section', async () => {
    renderApp('/admin/money', await server.person({ staff: true }));
    await header('This page is not here');
  });

  it('leads to the studio’s orders where the store is the embedded one', async () => {
    const app = renderApp('/admin/color-analysis', await server.person({ staff: true }));
    await screen.findByRole('button', { name: 'Studio orders' });
    app.unmount();
    const shop = await startTestServer({ env: { EMBEDDED_STORE: 'off' } });
    reachServer(shop);
    renderApp('/admin/color-analysis', await shop.person({ staff: true }));
    await header('Admin - Color Analysis');
    expect(screen.queryByRole('button', { name: 'Studio orders' })).toBeNull();
    await shop.close();
  });
});
