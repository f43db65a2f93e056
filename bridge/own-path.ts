/**
 * A path of our own origin as the browser reads it, or false: one leading slash and nothing that would be
 * read as another origin or as a scheme. Guards `redirect`, `returnUrl` and deep links.
 */
export function ownPath(path: string): string | false {
  // A tab, a line feed or a backslash is dropped or turned into a slash by URL parsers.
  const isPlain = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && path.length < 2001;
  // Without the eight characters of the base. `/.//host` is ours, but what it comes to, `//host`, is not once it is
  // written down again.
  const own = isPlain && new URL(path, 'http:a').href.slice(8);
  return own && own[1] !== '/' && own;
}

/** Whether it is a path of our own origin. */
export const isOwnPath = (path: string): boolean => ownPath(path) !== false;
