// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession, followOtherTabs, openSession, session, sessionKey } from './session.ts';

const maya = { token: 'a token', userId: 'maya' };
const noor = { token: 'another', userId: 'noor' };

beforeEach(() => {
  localStorage.clear();
  Object.assign(session, { token: null, userId: null, ended: null });
});

/** The session as a page that is loaded now begins with. */
async function fresh() {
  vi.resetModules();
  const { session: read } = await import('./session.ts');
  return { ...read };
}

describe('a session', () => {
  it('outlives the page', async () => {
    openSession(maya);
    expect(session).toMatchObject({ ...maya, ended: null });
    expect(await fresh()).toEqual({ ...maya, ended: null });
  });

  it('once closed is not there for the next page, and says how it ended', async () => {
    openSession(maya);
    closeSession('expired');
    expect(session).toMatchObject({ token: null, userId: null, ended: 'expired' });
    expect(await fresh()).toEqual({ token: null, userId: null, ended: null });
  });

  it('forgets how the last one ended when the next begins', () => {
    closeSession('expired');
    openSession(noor);
    expect(session.ended).toBeNull();
  });

  it.each(['{', 'null', '7', '[]', '{"token":"x"}', '{"token":7,"userId":"maya"}'])(
    'is nobody’s when storage holds %s',
    async (kept) => {
      localStorage.setItem(sessionKey, kept);
      expect(await fresh()).toEqual({ token: null, userId: null, ended: null });
    },
  );
});

describe('another tab', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('is followed when somebody signs in or out there', () => {
    const onChange = vi.fn();
    const stop = followOtherTabs(onChange);
    localStorage.setItem(sessionKey, JSON.stringify(noor));
    tell(sessionKey);
    expect(session).toMatchObject(noor);
    localStorage.clear();
    tell(null);
    expect(session.token).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is not heard when it changes something else, or nothing', () => {
    openSession(maya);
    const onChange = vi.fn();
    const stop = followOtherTabs(onChange);
    tell('hem.theme');
    tell(sessionKey);
    expect(onChange).not.toHaveBeenCalled();
    expect(session).toMatchObject(maya);
    stop();
    localStorage.clear();
    tell(null);
    expect(session).toMatchObject(maya);
  });
});
