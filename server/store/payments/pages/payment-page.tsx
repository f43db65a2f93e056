import type { ReactNode } from 'react';
import { renderPage } from '../../pages/frame.tsx';

/** A page of the payments in this server. */
export const paymentPage = (page: {
  title: string;
  back: { href: string; label: string } | null;
  children: ReactNode;
}): string =>
  renderPage({
    ...page,
    shop: { name: 'Hem Circle', label: 'Test payments', notice: 'Nothing is charged' },
  });

/** What is said of an address that has nothing, or nothing any more. */
export const overPage = (title: string, text: string): string =>
  paymentPage({
    title,
    back: { href: '/circle-membership', label: 'Back to Hem' },
    children: (
      <>
        <p className="lead">{text}</p>
        <a className="button primary" href="/circle-membership">
          Back to Hem
        </a>
      </>
    ),
  });
