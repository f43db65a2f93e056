import '#tests/support/page.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearDraft, type DraftPlace, flushDraft, loadDraft, saveDraft } from './drafts.ts';

const mine = { userId: 'maya', name: 'profile' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const keep = (place: DraftPlace, draft: unknown) => {
  saveDraft(place, draft);
  return flushDraft(place);
};
/** Notes what is put, by store. */
function notePuts(): string[] {
  const puts: string[] = [];
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
    puts.push(this.name);
    return put.call(this, value);
  };
  onTestFinished(() => {
    IDBObjectStore.prototype.put = put;
  });
  return puts;
}

it('gives back what was kept, each user and each form its own', async () => {
  await keep(mine, { bio: 'Sews', photo: new Uint8Array([1, 2]).buffer });
  await keep({ ...mine, userId: 'noor' }, { bio: 'Knits' });
  await keep({ ...mine, name: 'item 4' }, { notes: 'Hem it' });
  const kept = (await loadDraft(mine)) as { bio: string; photo: ArrayBuffer };
  expect(kept.bio).toBe('Sews');
  expect([...new Uint8Array(kept.photo)]).toEqual([1, 2]);
  expect(await loadDraft({ ...mine, userId: 'noor' })).toEqual({ bio: 'Knits' });
  expect(await loadDraft({ ...mine, name: 'item 4' })).toEqual({ notes: 'Hem it' });
});

it('forgets one draft and no other', async () => {
  await keep(mine, { bio: 'Sews' });
  await keep({ ...mine, userId: 'noor' }, { bio: 'Knits' });
  await clearDraft(mine);
  expect(await loadDraft(mine)).toBeNull();
  expect(await loadDraft({ ...mine, userId: 'noor' })).toEqual({ bio: 'Knits' });
});

it('goes on without a database', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const drafts = await import('./drafts.ts');
  drafts.saveDraft(mine, { bio: 'Sews' });
  await drafts.flushDraft(mine);
  expect(await drafts.loadDraft(mine)).toBeNull();
  await drafts.clearDraft(mine);
});

describe('while one types', () => {
  it('a draft is written at most every 300 ms, with the last of what was typed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const place = { ...mine, name: 'typing' };
    const puts = notePuts();
    for (const bio of ['S', 'Se', 'Sew', 'Sews']) {
      saveDraft(place, { bio });
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.waitFor(() => expect(puts).toEqual(['drafts']));
    await vi.advanceTimersByTimeAsync(300);
    await vi.waitFor(() => expect(puts).toEqual(['drafts', 'drafts']));
    expect(await loadDraft(place)).toEqual({ bio: 'Sews' });
  });

  it('pictures are not written again, those that are new are, and those taken out go', async () => {
    const place = { ...mine, name: 'pictures' };
    const front = new Uint8Array([1]).buffer;
    const back = new Uint8Array([2]).buffer;
    const puts = notePuts();
    await keep(place, { pictures: [front] });
    await keep(place, { pictures: [front], notes: 'H' });
    await keep(place, { pictures: [front], notes: 'Hem' });
    expect(puts).toEqual(['drafts', 'pictures', 'drafts', 'drafts']);
    await keep(place, { pictures: [front, back] });
    expect(puts.filter((name) => name === 'pictures')).toHaveLength(2);
    await keep(place, { pictures: [back] });
    // As another page does: bytes that were read are recognized.
    const { pictures } = (await loadDraft(place)) as { pictures: ArrayBuffer[] };
    expect(pictures.map((one) => [...new Uint8Array(one)])).toEqual([[2]]);
    await keep(place, { pictures, notes: 'later' });
    expect(puts.filter((name) => name === 'pictures')).toHaveLength(2);
  });

  it.each([
    ['the page goes', () => globalThis.dispatchEvent(new Event('pagehide'))],
    [
      'the page is hidden',
      () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
      },
    ],
  ])('it is written at once when %s', async (_what, leave) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const place = { ...mine, name: 'left' };
    const puts = notePuts();
    saveDraft(place, { bio: 'Sews' });
    leave();
    await vi.waitFor(() => expect(puts).toEqual(['drafts']));
  });
});

describe('a page that goes before the database has written', () => {
  /** The page goes at once: nothing that it asked of the database is done. */
  function goAtOnce() {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the page is gone', 'AbortError');
    };
    window.dispatchEvent(new Event('pagehide'));
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  }

  it('loses no letter, and what was kept then is not newer than what is typed later', async () => {
    const place = { userId: 'maya', name: 'gone' };
    await keep(place, { bio: 'Se', photo: new Uint8Array([1, 2]).buffer });
    const { photo } = (await loadDraft(place)) as { photo: ArrayBuffer };
    saveDraft(place, { bio: 'Sews', photo });
    const comeBack = goAtOnce();
    await flushDraft(place);
    comeBack();
    const found = (await loadDraft(place)) as { bio: string; photo: ArrayBuffer };
    expect(found.bio).toBe('Sews');
    expect([...new Uint8Array(found.photo)]).toEqual([1, 2]);
    await keep(place, { bio: 'Sews on' });
    expect(await loadDraft(place)).toEqual({ bio: 'Sews on' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('loses no letter of what is typed while it writes what was typed before', async () => {
    const place = { userId: 'maya', name: 'gone while writing' };
    saveDraft(place, { bio: 'Se' });
    const writing = flushDraft(place);
    saveDraft(place, { bio: 'Sews' });
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { draft?: unknown }) {
      if ((value.draft as { bio?: string }).bio === 'Sews') {
        throw new DOMException('the page is gone', 'AbortError');
      }
      return put.call(this, value);
    };
    window.dispatchEvent(new Event('pagehide'));
    await writing;
    await flushDraft(place);
    IDBObjectStore.prototype.put = put;
    expect(await loadDraft(place)).toEqual({ bio: 'Sews' });
  });

  it('brings nothing back that was saved or thrown away meanwhile', async () => {
    const place = { userId: 'maya', name: 'gone too' };
    saveDraft(place, { bio: 'Sews' });
    const comeBack = goAtOnce();
    await flushDraft(place);
    comeBack();
    await clearDraft(place);
    expect(await loadDraft(place)).toBeNull();
  });

  it('brings nothing back that was saved right before', async () => {
    const place = { userId: 'maya', name: 'saved' };
    await keep(place, { bio: 'Sews' });
    const { delete: remove } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('the page is gone', 'AbortError');
    };
    await clearDraft(place);
    IDBObjectStore.prototype.delete = remove;
    vi.resetModules();
    const next = await import('./drafts.ts');
    expect(await next.findDraftNames(place)).toEqual([]);
    expect(await next.loadDraft(place)).toBeNull();
    expect(Object.keys(localStorage), 'the database has forgotten it').toEqual([]);
    expect(await next.loadDraft(place)).toBeNull();
  });

  it('keeps what is begun anew in place of what was saved', async () => {
    const place = { userId: 'maya', name: 'saved and begun' };
    await keep(place, { bio: 'Sews' });
    const forgotten = clearDraft(place);
    saveDraft(place, { bio: 'Knits' });
    const kept = flushDraft(place);
    vi.resetModules();
    const next = await import('./drafts.ts');
    expect(await next.loadDraft(place)).toEqual({ bio: 'Knits' });
    await Promise.all([forgotten, kept]);
    expect(await next.loadDraft(place)).toEqual({ bio: 'Knits' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('loses nothing where two pages go at the same time, and neither sees what the other noted', async () => {
    const [mine, other] = [
      { userId: 'maya', name: 'two' },
      { userId: 'maya', name: 'two~2' },
    ];
    for (const place of [mine, other]) {
      saveDraft(place, { bio: place.name });
      const real = window.localStorage;
      const stale = {
        getItem: () => null,
        setItem: (key: string, value: string) => real.setItem(key, value),
        removeItem: (key: string) => real.removeItem(key),
      };
      vi.stubGlobal('localStorage', stale);
      const comeBack = goAtOnce();
      await flushDraft(place);
      comeBack();
      vi.stubGlobal('localStorage', real);
    }
    expect(await loadDraft(mine)).toEqual({ bio: 'two' });
    expect(await loadDraft(other)).toEqual({ bio: 'two~2' });
  });

  it.each(['{', '[]', '7', 'null', ''])('reads no nonsense: %s', async (note) => {
    const place = { userId: 'maya', name: 'odd' };
    localStorage.setItem('hem.draftNote maya odd', note);
    const found = await loadDraft(place);
    expect([null, 7, []]).toContainEqual(found);
    localStorage.clear();
  });
});
