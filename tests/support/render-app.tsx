import './page.ts';

import { configure, getConfig, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { App } from '#app/app.tsx';
import { queryClient } from '#app/client.ts';
import { failures } from '#app/failures.ts';
import { dropCopy } from '#lib/kept-answers.ts';
import { openSession, session } from '#lib/session.ts';
import { toasts } from '#ui/toasts.ts';
import type { Person, TestServer } from './test-server.ts';

/** The app on a page of its own, before a real server that runs in this process. */
export interface RenderedApp {
  user: ReturnType<typeof userEvent.setup>;
  /** Path and query of where the app is. */
  where(): string;
  /** Takes the page away, as a reload does; what storage and the device hold stays. */
  unmount(): void;
}

const { getElementError } = getConfig();
/** Whether a query that waits asks: testing-library sets this, and does not declare it. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

configure({
  // The first screen of a file waits for its modules.
  asyncUtilTimeout: 30_000,
  // A query that waits fails again and again, and nobody reads that: the page is printed once the wait is over.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

beforeEach(() => {
  // Answers of the server arrive when they do; act() is for what a test itself brings about.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  // As the browser's router numbers the first entry of a document.
  window.history.replaceState({ idx: 0 }, '');
});

afterEach(() => {
  queryClient.clear();
  dropCopy();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(session, { token: null, userId: null, ended: null });
  toasts.list = [];
  failures.dialog = null;
});

/** Sends what the page fetches and PUTs to the server in this process. */
export function reachServer(server: TestServer): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    if (init?.signal?.aborted) throw new DOMException('taken back', 'AbortError');
    const answer = await server.app.http.inject({
      method: request.method as 'POST',
      url: new URL(request.url).pathname,
      headers: { ...Object.fromEntries(request.headers), 'user-agent': navigator.userAgent },
      payload: await request.text(),
    });
    if (init?.signal?.aborted) throw new DOMException('taken back', 'AbortError');
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}

/** Opens the app at a path, signed in as somebody or not. */
export function renderApp(path: string, as?: Pick<Person, 'token' | 'userId'>): RenderedApp {
  if (as) openSession(as);
  let where = path;
  function Where() {
    const { pathname, search } = useLocation();
    where = pathname + search;
    return null;
  }
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <App />
      <Where />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    where: () => where,
    unmount: () => {
      unmount();
      queryClient.clear();
    },
  };
}
