// The first match counts: each of these also names the ones below it.
const browsers: [RegExp, string][] = [
  [/\bHem\/|; wv\)/, 'App'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A user agent in a person's words, such as *Chrome on macOS*. */
export function deviceName(agent: string): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return `${browser} on ${system}`;
  // A web view names no browser of its own.
  if (system) return `App on ${system}`;
  return browser ?? 'Unknown device';
}
