import { vi } from 'vitest';

/** The streams of changed texts that a page has open, each of which tells what the test says. */
export class ContentStream extends EventTarget {
  static open: ContentStream[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    ContentStream.open.push(this);
  }
  close(): void {
    ContentStream.open = ContentStream.open.filter((one) => one !== this);
  }
  tell(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Has pages listen to streams of the test, until its globals are put back. */
export function standInForStreams(): void {
  vi.stubGlobal('EventSource', ContentStream);
}
