/**
 * A path of our own origin: one leading slash and nothing that a browser would read as another
 * origin or as a scheme. Guards `redirect`, `returnUrl` and deep links.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.length > 2000) return false;
  // A tab, a line feed or a backslash is dropped or turned into a slash by URL parsers.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to refuse
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return false;
  try {
    const { origin, pathname } = new URL(path, 'https://own.invalid');
    // `/.//host` is a path of ours, but written out again it is `//host`, which is another origin.
    return origin === 'https://own.invalid' && !pathname.startsWith('//');
  } catch {
    return false;
  }
}
