import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flagRegistry } from './flag-registry.ts';
import { createFlags, flagDefaults } from './flags.ts';

let kept: Map<string, string>;
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as unknown as Storage;
const setUp = (query?: string) => {
  const onChange = vi.fn();
  return { onChange, flags: createFlags({ storage, onChange, query }) };
};

beforeEach(() => {
  kept = new Map();
});

describe('the flags', () => {
  it('begin with their defaults: a plain browser is not a web view', () => {
    const { flags } = setUp();
    expect(flags.snapshot()).toEqual({
      webView: false,
      header: true,
      syncButton: false,
      pageHeightIntervalMs: 100,
      debug: false,
    });
    expect(flags.state()['hem.flag.header']).toEqual({ value: true, setBy: 'default' });
  });

  it('are read from storage once', () => {
    kept.set('hem.flag.webView', 'true');
    kept.set('hem.flag.pageHeightIntervalMs', '250');
    const { flags } = setUp();
    kept.set('hem.flag.webView', 'false');
    expect(flags.snapshot()).toMatchObject({ webView: true, pageHeightIntervalMs: 250 });
    expect(flags.state()['hem.flag.webView']).toEqual({ value: true, setBy: 'storage' });
  });

  it('prefer the URL to the host, and the host to storage', () => {
    kept.set('hem.flag.header', 'true');
    kept.set('hem.flag.syncButton', 'true');
    const { flags } = setUp('?hem.flag.header=false');
    expect(flags.snapshot()).toMatchObject({ header: false, syncButton: true });
    flags.set({ 'hem.flag.header': true, 'hem.flag.syncButton': false }, 'host');
    expect(flags.snapshot()).toMatchObject({ header: false, syncButton: false });
    expect(flags.state()).toMatchObject({
      'hem.flag.header': { setBy: 'url' },
      'hem.flag.syncButton': { setBy: 'host' },
    });
    expect(kept.get('hem.flag.header')).toBe('true');
  });

  it('do not come from the URL where that is not allowed', () => {
    expect(setUp().flags.snapshot()).toEqual(flagDefaults);
  });

  it.each(['yes', '1', '"true"', 'null', '{', ''])(
    'fall back to the default, with a warning, on the stored value %j',
    (text) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      kept.set('hem.flag.webView', text);
      const { flags } = setUp();
      expect(flags.snapshot().webView).toBe(false);
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('refuse an interval that is not a number from 0', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { flags } = setUp();
    flags.set({ 'hem.flag.pageHeightIntervalMs': -1 }, 'host');
    flags.set({ 'hem.flag.pageHeightIntervalMs': '50' }, 'host');
    expect(flags.snapshot().pageHeightIntervalMs).toBe(100);
    flags.set({ 'hem.flag.pageHeightIntervalMs': 0 }, 'host');
    expect(flags.snapshot().pageHeightIntervalMs).toBe(0);
  });

  it('are written and told when set, and skip unknown keys with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { flags, onChange } = setUp();
    flags.set(JSON.parse('{"hem.flag.webView":true,"__proto__":true,"hem.flag.nobody":1}'), 'host');
    expect(kept).toEqual(new Map([['hem.flag.webView', 'true']]));
    expect(onChange).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls.map(([, key]) => key)).toEqual(['__proto__', 'hem.flag.nobody']);
  });

  it('survive a storage that refuses every access', () => {
    const onChange = vi.fn();
    const flags = createFlags({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      onChange,
    });
    flags.set({ 'hem.flag.webView': true }, 'host');
    flags.restoreAfterClear();
    expect(flags.snapshot().webView).toBe(true);
  });

  it('put the host’s own back after logout, and no others', () => {
    kept.set('hem.flag.header', 'false');
    const { flags } = setUp();
    flags.set({ 'hem.flag.webView': true }, 'host');
    flags.set({ 'hem.flag.debug': true }, 'page');
    kept.clear();
    flags.restoreAfterClear();
    expect(kept).toEqual(
      new Map([
        ['hem.flag.webView', 'true'],
        ['hem.flag.header', 'false'],
      ]),
    );
  });

  it('are all in the registry, under keys that begin hem.flag.', () => {
    expect(flagRegistry.map(({ name }) => name).sort()).toEqual(Object.keys(flagDefaults).sort());
    for (const { key, type, ...entry } of flagRegistry) {
      expect(key).toMatch(/^hem\.flag\.[a-zA-Z]+$/);
      expect(typeof entry.default).toBe(type);
    }
  });
});
