/** The conditions of the simulated device's network. */
export interface NetworkConditions {
  isOffline: boolean;
  /** The time that is added to each request, in milliseconds. */
  latencyMs: number;
  /** The speed of what is sent and received, in kilobits per second; as it is unless stated. */
  kbps?: number | undefined;
  /** Whether there is a connection on which nothing arrives. */
  isStalled?: boolean;
  /** How many requests fail, in percent. */
  lossPercent?: number;
}

/** The kinds of network on offer. */
export const networkKinds = ['usual', '3g', '2g', 'lie-fi'] as const;
/** One of {@link networkKinds}. */
export type NetworkKind = (typeof networkKinds)[number];

/** The conditions of each kind, in round numbers of such networks. */
const kinds: { readonly [Kind in NetworkKind]: Partial<NetworkConditions> } = {
  usual: {},
  '3g': { latencyMs: 300, kbps: 700 },
  '2g': { latencyMs: 800, kbps: 50 },
  'lie-fi': { isStalled: true },
};

/** The conditions of a kind, with what is lost and what was done by hand; latencies add up. */
export function networkOf(
  { network, lossPercent }: { network: NetworkKind; lossPercent: number },
  { isOffline, latencyMs }: { isOffline: boolean; latencyMs: number },
): NetworkConditions {
  const kind = kinds[network];
  return { ...kind, isOffline, lossPercent, latencyMs: latencyMs + (kind.latencyMs ?? 0) };
}

type NetworkWindow = Window & typeof globalThis;

/** The time after which a waiting request looks again whether the network has gone, in milliseconds. */
const lookMs = 50;

const sizeOf = (body: unknown): number =>
  typeof body === 'string'
    ? body.length
    : ((body as Partial<Blob>)?.size ?? (body as Partial<ArrayBuffer>)?.byteLength ?? 0);

/** How large an answer is; of one that has no end only its beginning counts. */
async function sizeOfAnswer(answer: Response): Promise<number> {
  const said = answer.headers?.get('content-length');
  if (said) return Number(said);
  const hasEnd = answer.headers && !/event-stream/.test(answer.headers.get('content-type') ?? '');
  return hasEnd ? (await answer.clone().arrayBuffer()).byteLength : 0;
}

/**
 * Makes the page's own requests (fetch, XMLHttpRequest, beacons) fail or wait as the conditions say,
 * those under way included. Pictures and scripts that the document itself loads are beyond reach.
 * To be called before the page's scripts run. `random` decides what is lost.
 */
export function simulateNetwork(
  page: NetworkWindow,
  conditions: () => NetworkConditions,
  random: () => number = Math.random,
): void {
  const failure = () => new page.TypeError('Failed to fetch');
  const isLost = () => random() * 100 < (conditions().lossPercent ?? 0);

  /** Resolves once so many bytes have come through; where nothing arrives, once something does. */
  async function travel(bytes: number, isBack: boolean) {
    const { latencyMs, kbps } = conditions();
    const ms = (isBack ? 0 : latencyMs) + (kbps ? (bytes * 8) / kbps : 0);
    if (ms) await new Promise((done) => setTimeout(done, ms));
    while (conditions().isStalled) await new Promise((done) => setTimeout(done, lookMs));
  }

  /** Rejects when the network goes, or when the page gives up; `stop` ends the watch. */
  function watch(signal?: AbortSignal | null) {
    let timer: ReturnType<typeof setInterval> | undefined;
    const lost = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (conditions().isOffline) reject(failure());
        if (signal?.aborted) reject(signal.reason);
      }, lookMs);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    lost.catch(() => {});
    return { lost, stop: () => clearInterval(timer) };
  }

  const realFetch = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    if (conditions().isOffline) throw failure();
    const { lost, stop } = watch(init?.signal ?? (input as Partial<Request>).signal);
    try {
      await Promise.race([lost, travel(sizeOf(init?.body), false)]);
      if (isLost()) throw failure();
      const answer = await Promise.race([lost, realFetch(input, init)]);
      const { kbps, isStalled } = conditions();
      if (kbps || isStalled) {
        await Promise.race([lost, sizeOfAnswer(answer).then((bytes) => travel(bytes, true))]);
      }
      return answer;
    } finally {
      stop();
    }
  };

  const realBeacon = page.navigator.sendBeacon?.bind(page.navigator);
  if (realBeacon) {
    page.navigator.sendBeacon = (url, data) => !conditions().isOffline && realBeacon(url, data);
  }

  const prototype = page.XMLHttpRequest.prototype;
  const realSend = prototype.send;
  prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
    const end = (kind: string) => {
      this.abort();
      for (const type of [kind, 'loadend']) this.dispatchEvent(new page.ProgressEvent(type));
    };
    const { isOffline, isStalled, latencyMs, kbps } = conditions();
    if (isOffline || isLost()) {
      setTimeout(() => end('error'), latencyMs);
      return;
    }
    const { lost, stop } = watch();
    lost.catch(() => end('error'));
    const waiting = isStalled && this.timeout > 0;
    const timer = waiting ? setTimeout(() => end('timeout'), this.timeout) : undefined;
    let isOver = false;
    this.addEventListener(
      'loadend',
      () => {
        isOver = true;
        stop();
        clearTimeout(timer);
      },
      { once: true },
    );
    if (!latencyMs && !kbps && !isStalled) realSend.call(this, body);
    else {
      void travel(sizeOf(body), false).then(() => {
        clearTimeout(timer);
        if (!isOver) realSend.call(this, body);
      });
    }
  };

  Object.defineProperty(page.navigator, 'onLine', {
    get: () => !conditions().isOffline,
    configurable: true,
  });
}
