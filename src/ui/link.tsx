import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link inside the app: a press goes there by the router, unless `onClick` prevents it or a key is
 * held with it. It stands in for the router's own link, which adds 4 kB that only framework mode needs.
 */
export function Link({
  to,
  replace,
  state,
  onClick,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** Unless stated, a link to the present place makes no second entry of it. */
  replace?: boolean | undefined;
  /** The state of the history's entry. */
  state?: unknown;
}) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    state,
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}

/** Whether a path of ours is the present one, or one above it. */
export const isPresentPath = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);
