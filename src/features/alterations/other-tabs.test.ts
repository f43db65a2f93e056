import { afterEach, describe, expect, it, vi } from 'vitest';
import { type OtherTabs, openTabs } from './other-tabs.ts';

describe('tabs that have the same work open', () => {
  const name = 'hem.test.tabs';
  const closing: { close(): void }[] = [];
  afterEach(() => {
    for (const one of closing.splice(0)) one.close();
  });

  /** A tab, and what it has at each moment. */
  const open = (
    first: unknown,
  ): { tabs: OtherTabs; work(): unknown; change(to: unknown): void } => {
    let work = first;
    const tabs = openTabs(name, {
      onTold(told) {
        work = told;
      },
      present: () => work,
    });
    closing.push(tabs);
    const change = (to: unknown) => {
      work = to;
      tabs.tell(() => to);
    };
    return { tabs, work: () => work, change };
  };
  /** A tab of this name that says what the test wants, whenever. */
  const speaker = () => {
    const channel = new BroadcastChannel(name);
    closing.push(channel);
    return channel;
  };
  const until = (isSo: () => unknown) => vi.waitFor(() => expect(isSo()).toBe(true));

  it('one that opens has what the others have, not what the device kept before', async () => {
    open('chosen');
    const other = open('kept');
    await until(() => other.work() === 'chosen');
  });

  it('one that has nothing to say yet is no answer', async () => {
    open(null);
    const other = open('kept');
    other.change('more');
    const third = open('old');
    await until(() => third.work() === 'more');
    expect(other.work()).toBe('more');
  });

  it.each(['told', 'heard'])('a late answer undoes nothing that was %s since', async (way) => {
    const one = open('kept');
    const late = speaker();
    if (way === 'told') one.change('new');
    else late.postMessage({ work: 'new' });
    await until(() => one.work() === 'new');
    late.postMessage({ work: 'asleep', isAnswer: true });
    // What comes after it on the same way shows that it was read.
    const heard = vi.fn();
    speaker().addEventListener('message', ({ data }) => heard(data));
    late.postMessage({});
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ work: 'new', isAnswer: true }));
    expect(one.work()).toBe('new');
  });

  it('tells nothing of what no tab can read', async () => {
    const one = open('kept');
    const stranger = speaker();
    for (const odd of [null, 7, 'text', [], { isAnswer: 'yes' }]) stranger.postMessage(odd);
    stranger.postMessage({ work: 'chosen' });
    await until(() => one.work() === 'chosen');
  });
});
