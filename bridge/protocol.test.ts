import { describe, expect, it } from 'vitest';
import { capabilitiesOf } from './capabilities.ts';
import { headStub } from './head-stub.ts';
import { sentStates } from './outbox.ts';
import { answers, protocol } from './protocol.ts';
import { answersToHost, toHost } from './to-host.ts';
import { answersToPage, toPage } from './to-page.ts';

const rows = Object.entries(protocol);

describe('the protocol', () => {
  it('names every message domain.verb, once', () => {
    for (const [type] of rows) expect(type).toMatch(/^[a-z]+\.[a-z]+$/);
    expect(rows).toHaveLength(Object.keys(toHost).length + Object.keys(toPage).length);
  });

  it('has an answer for every request, read by the side that asks, and for nothing else', () => {
    const requests = rows.filter(([, { kind }]) => kind === 'request').map(([type]) => type);
    expect(Object.keys(answers).sort()).toEqual(requests.sort());
    for (const type of Object.keys(answersToHost)) expect(toPage).toHaveProperty([type]);
    for (const type of Object.keys(answersToPage)) expect(toHost).toHaveProperty([type]);
  });

  it('coalesces exactly the state messages that may wait for a host', () => {
    const states = Object.entries(toHost)
      .filter(([type, { kind }]) => kind === 'state' && type !== 'bridge.hello')
      .map(([type]) => type);
    expect([...sentStates].sort()).toEqual(states.sort());
  });

  it('announces what the page reads, but not the bridge itself', () => {
    expect(capabilitiesOf(toPage)).toContain('nav.back@1');
    expect(capabilitiesOf(toPage).filter((name) => name.startsWith('bridge.'))).toEqual([]);
  });

  it('has a head stub of under 400 bytes', () => {
    expect(headStub.length).toBeLessThan(400);
  });
});
