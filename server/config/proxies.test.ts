import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { trustIn } from './proxies.ts';

/**
 * The caller's address as the server sees it, by its setting, the nearest sender and the forwarded
 * addresses.
 */
async function callerSeen(setting: string, nearest: string, forwarded: string): Promise<string> {
  const http = Fastify({ trustProxy: trustIn(readConfig({ TRUST_PROXY: setting }).trustProxy) });
  http.get('/', (request) => request.ip);
  try {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
    return (await http.inject({ url: '/', remoteAddress: nearest, headers })).body;
  } finally {
    await http.close();
  }
}

const proxy = '10.0.0.1';
const outer = '10.0.0.2';
const caller = '203.0.113.9';

describe('the caller’s address', () => {
  it.each([
    ['off', caller, 'invented', caller],
    ['off', caller, '198.51.100.1', caller],
    ['1', proxy, caller, caller],
    ['1', proxy, `198.51.100.1, ${caller}`, caller],
    ['1', proxy, `198.51.100.1, 198.51.100.2, ${caller}`, caller],
    ['1', proxy, '', proxy],
    ['2', proxy, `${caller}, ${outer}`, caller],
    ['2', proxy, `198.51.100.1, ${caller}, ${outer}`, caller],
    ['10.0.0.0/8', proxy, `198.51.100.1, ${caller}, ${outer}`, caller],
    ['10.0.0.0/8', proxy, `198.51.100.1, ${caller}`, caller],
    ['10.0.0.0/8', caller, '198.51.100.1', caller],
    ['loopback', '127.0.0.1', `198.51.100.1, ${caller}`, caller],
    [proxy, outer, '198.51.100.1', outer],
  ])('with TRUST_PROXY=%s from %s, forwarded “%s”, is %s', async (setting, nearest, list, seen) => {
    expect(await callerSeen(setting, nearest, list)).toBe(seen);
  });

  it('cannot be chosen by a caller, so that a limit holds for whatever list is sent', async () => {
    const seen = new Set<string>();
    for (let call = 0; call < 60; call += 1) {
      seen.add(await callerSeen('1', proxy, `192.0.2.${call}, ${caller}`));
    }
    expect([...seen]).toEqual([caller]);
  });
});
