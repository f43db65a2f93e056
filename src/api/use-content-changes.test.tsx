// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A stream that tells what the test says. */
class Stream extends EventTarget {
  static open: Stream[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Stream.open.push(this);
  }
  close(): void {
    Stream.open = Stream.open.filter((one) => one !== this);
  }
  tell(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let text: string;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('EventSource', Stream);
  text = 'Before';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows parts of a page that read the same text, which is another one right after. */
async function show(...pages: string[]) {
  const { useContentChanges } = await import('./use-content-changes.ts');
  const { labQuery } = await import('./lab.ts');
  const { queryKey } = labQuery('ada');
  const Page = () => {
    useContentChanges();
    const { data } = useQuery({ queryKey: queryKey as readonly unknown[], queryFn: () => text });
    return <p>{data}</p>;
  };
  const shown = render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      {pages.map((name) => (
        <Page key={name} />
      ))}
    </QueryClientProvider>,
  );
  await screen.findAllByText('Before');
  text = 'After';
  return shown;
}
const hear = (data: string) => act(async () => Stream.open[0]!.tell(data));

it('A page whose stream comes late reads again what has changed since it was opened', async () => {
  await show('Lab');
  await hear('7 100');
  await screen.findByText('After');
});

it('A page whose texts are as they were before it was opened reads nothing again until they change', async () => {
  await show('Lab');
  await hear(`7 ${performance.now() + 3_600_000}`);
  expect(screen.queryByText('After')).toBeNull();
  await hear('8 0');
  await screen.findByText('After');
});

it('Parts of a page share a stream, which ends with the last of them', async () => {
  const { unmount } = await show('Lab', 'What’s New');
  expect(Stream.open.map(({ address }) => address)).toEqual(['/content-changes']);
  unmount();
  expect(Stream.open).toEqual([]);
});
