/** What the network of the simulated device is like. */
export interface NetworkConditions {
  isOffline: boolean;
  /** Added to each request, in milliseconds. */
  latencyMs: number;
}

type NetworkWindow = Window & typeof globalThis;

/** How many milliseconds apart a waiting request looks whether the network has gone. */
const lookMs = 50;

/**
 * Makes the page's own requests (fetch, XMLHttpRequest, beacons) fail or wait as the conditions say,
 * those under way included. Pictures and scripts that the document itself loads are beyond reach.
 * To be called before the page's scripts run.
 */
export function simulateNetwork(page: NetworkWindow, conditions: () => NetworkConditions): void {
  const failure = () => new page.TypeError('Failed to fetch');

  /** Rejects when the network goes; `stop` ends the watch. */
  function watch() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const lost = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (conditions().isOffline) reject(failure());
      }, lookMs);
    });
    lost.catch(() => {});
    return { lost, stop: () => clearInterval(timer) };
  }

  const realFetch = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    if (conditions().isOffline) throw failure();
    const { lost, stop } = watch();
    try {
      const { latencyMs } = conditions();
      if (latencyMs) await Promise.race([lost, new Promise((done) => setTimeout(done, latencyMs))]);
      return await Promise.race([lost, realFetch(input, init)]);
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
    const fail = () => {
      this.abort();
      for (const type of ['error', 'loadend']) this.dispatchEvent(new page.ProgressEvent(type));
    };
    const { isOffline, latencyMs } = conditions();
    if (isOffline) {
      setTimeout(fail);
      return;
    }
    const { lost, stop } = watch();
    lost.catch(fail);
    this.addEventListener('loadend', stop, { once: true });
    if (latencyMs) setTimeout(() => realSend.call(this, body), latencyMs);
    else realSend.call(this, body);
  };

  Object.defineProperty(page.navigator, 'onLine', {
    get: () => !conditions().isOffline,
    configurable: true,
  });
}
