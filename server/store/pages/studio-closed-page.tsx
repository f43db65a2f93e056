import { renderPage } from './frame.tsx';

/** What is said to whoever is not signed in as staff. */
export const studioClosedPage = (): string =>
  renderPage({
    title: 'The studio',
    back: { href: '/', label: 'Back to Hem' },
    children: (
      <>
        <p className="lead">
          This page is for Hem’s staff. Open it from Hem: Account Settings, Profile, Studio orders.
        </p>
        <a className="button primary" href="/account-settings">
          Open Account Settings
        </a>
      </>
    ),
  });
