/*
 * Stands for Vite's own preload helper in the app (scripts/vite-lean-packages.ts). It does what Vite's
 * does where nonces, relative bases and older browsers are not in question, in half the bytes: it brings
 * the style sheets of a part before its code, and names its other files to the browser.
 */

const coming = new Map<string, Promise<void> | undefined>();

/** Resolves once a style sheet is there, and at once for a script. Throws what Vite's would. */
function bring(file: string): Promise<void> | undefined {
  const href = `/${file}`;
  const isStyle = href.endsWith('.css');
  if (coming.has(href)) return coming.get(href);
  const found = document.querySelector(`link[href="${href}"]`);
  let wait: Promise<void> | undefined;
  if (!found) {
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    link.crossOrigin = '';
    if (isStyle) {
      wait = new Promise((resolve, reject) => {
        link.onload = () => resolve();
        link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
      });
    }
    document.head.append(link);
  }
  coming.set(href, wait);
  // The one after this finds it there, or broken: mending is for whoever wanted it (src/lib/late-code.ts).
  const forget = () => coming.set(href, undefined);
  wait?.then(forget, forget);
  return wait;
}

/** Loads a part with its style sheets. */
export const __vitePreload = <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => Promise.all(files.map(bring)).then(load);
