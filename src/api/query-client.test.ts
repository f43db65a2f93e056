// @vitest-environment happy-dom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheTag } from '#contract/operations/descriptor.ts';
import { type OperationName, operationNames } from '#contract/operations.ts';
import { createQueryClient, type FailedCall, spoil } from './query-client.ts';

let failed: FailedCall[];
let client: ReturnType<typeof createQueryClient>;
let read: ReturnType<typeof vi.fn<() => Promise<string>>>;

beforeEach(() => {
  vi.useFakeTimers();
  failed = [];
  client = createQueryClient((call) => void failed.push(call));
  client.mount();
  read = vi.fn(async () => 'a list');
});
afterEach(() => {
  client.clear();
  client.unmount();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A screen that shows the list; answers how to leave it. */
const show = () =>
  new QueryObserver(client, {
    queryKey: ['getWardrobes'],
    queryFn: read,
    meta: { operation: 'getWardrobes' },
  }).subscribe(() => {});
const settle = () => vi.advanceTimersByTimeAsync(0);
const kept = () => client.getQueryData(['getWardrobes']);

describe('what the server said', () => {
  it('is kept for 60 s once nobody shows it, and not longer', async () => {
    const leave = show();
    await settle();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(kept()).toBe('a list');
    leave();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(kept()).toBe('a list');
    await vi.advanceTimersByTimeAsync(1);
    expect(kept()).toBeUndefined();
  });

  it('is read again by every screen that comes to show it', async () => {
    const leave = show();
    await settle();
    leave();
    expect(read).toHaveBeenCalledTimes(1);
    show();
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read again when the network is back, where it is shown', async () => {
    const leave = show();
    await settle();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    leave();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is asked for once when that fails, of which the policy hears', async () => {
    const error = new Error('no');
    read.mockRejectedValue(error);
    show();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(failed).toEqual([{ error, isWrite: false, meta: { operation: 'getWardrobes' } }]);
  });
});

describe('what a write spoils', () => {
  /** The operations that are read again after these tags were spoiled. */
  async function spoiledBy(...tags: CacheTag[]): Promise<OperationName[]> {
    for (const name of operationNames) client.setQueryData([name, {}], 'old');
    await spoil(client, tags);
    return operationNames.filter((name) => client.getQueryState([name, {}])?.isInvalidated);
  }

  it('reads a first read again that was under way', async () => {
    const answers = ['before', 'after'];
    let let_: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      let_ = resolve;
    });
    const observer = new QueryObserver(client, {
      queryKey: ['getItemDetails', { itemId: '1' }],
      queryFn: async () => {
        const answer = answers.shift();
        if (answer === 'before') await held;
        return answer;
      },
    });
    const end = observer.subscribe(() => {});
    void spoil(client, ['GetItemDetails']);
    let_();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
    end();
  });

  it.each([
    ['GetItemDetails', ['getItemDetails']],
    [
      'GetItems',
      [
        'getItems',
        'getItemSuggestions',
        'getDeletedItems',
        'getCutoutProgress',
        'getCutoutsToLookAt',
        'getOwnWords',
        // What a Style Blueprint says of them.
        'getBodyShapeAnalysisData',
        'getColorAnalysisData',
        'getPersonalityAnalysisData',
        'getWardrobeScores',
        'getLabPiece',
        'getResaleFile',
        'getResaleListing',
        'getResaleListings',
        'getResaleValue',
      ],
    ],
    [
      'GetItemNavigation',
      ['getItemNavigation', 'getItemCounts', 'getNearItems', 'getSearchCorrection'],
    ],
    ['GetWardrobes', ['getWardrobes', 'getWardrobeSharing']],
    ['GetAnalysisData', ['getAnalysisData']],
    ['GetPersonalityAnalysisData', ['getPersonalityAnalysisData']],
    ['GetColorAnalysisData', ['getColorAnalysisData']],
    ['GetBodyShapeAnalysisData', ['getBodyShapeAnalysisData']],
    ['GetStyleBlueprintCover', ['getStyleBlueprintCover', 'getWardrobeScores']],
  ] as const)('by the tag %s is what shows that, and nothing else', async (tag, names) => {
    expect((await spoiledBy(tag)).sort()).toEqual([...names].sort());
  });

  it('without a tag is nothing', async () => {
    expect(await spoiledBy()).toEqual([]);
  });
});
