import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerBack } from './answer-back.ts';
import { stylesPath } from './assets.ts';
import { showTheme } from './show-theme.ts';
import { stayOffline } from './stay-offline.ts';

/** A page of the store: the bar that says that it is a test, a head, and what it shows. */
export interface StorePage {
  title: string;
  /** Where the arrow leads; it is absent where there is no one place. */
  back: { href: string; label: string } | null;
  /** Whose page it is; the store's unless said. */
  shop?: { name: string; label: string; notice: string };
  /** Stands over the content, wide. */
  isWide?: boolean;
  /** Runs at the end of the page, where its policy allows it. */
  script?: string;
  children: ReactNode;
}

const store = {
  name: 'Hem Studio',
  label: 'Test store',
  notice: 'Nothing is charged, nothing is sewn',
};

/** A page as HTML. React escapes whatever is text. */
export function renderPage({
  title,
  back,
  shop = store,
  isWide = false,
  script,
  children,
}: StorePage): string {
  const markup = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${shop.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy names by its hash */}
        <script dangerouslySetInnerHTML={{ __html: showTheme }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesPath()} />
      </head>
      <body>
        <p className="test-bar">
          <span className="woven">{shop.label}</span>
          <span>{shop.notice}</span>
        </p>
        <header className="head">
          {back ? (
            <a className="icon-link" href={back.href} aria-label={back.label}>
              <Icon path="m12 19-7-7 7-7M19 12H5" />
            </a>
          ) : (
            <span className="icon-link" />
          )}
          <p className="shop-name">{shop.name}</p>
          <span className="icon-link" aria-hidden="true">
            <Icon path="M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z" />
          </span>
        </header>
        <main className={isWide ? 'main wide' : 'main'}>
          <h1>{title}</h1>
          {children}
        </main>
        {[script, stayOffline, answerBack].map(
          (text) =>
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy names by its hash
            text && <script key={text} dangerouslySetInnerHTML={{ __html: text }} />,
        )}
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** An icon of Lucide's (ISC), by its outline. */
export const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** What went wrong, or what changed, over everything else. */
export const Notice = ({ kind, children }: { kind: 'error' | 'news'; children: ReactNode }) => (
  <div className={`notice ${kind}`} role="alert">
    {children}
  </div>
);

/** Dollars and cents. */
export const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** A field with its label, and what is wrong with it. */
export function Field({
  name,
  id = name,
  label,
  value,
  fault,
  ...input
}: {
  name: string;
  /** Where the page has several fields of one name. */
  id?: string;
  label: string;
  value: string;
  fault?: string | undefined;
  type?: string;
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  className?: string;
}) {
  const { className = '', ...rest } = input;
  return (
    <p className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        {...rest}
      />
      {fault && (
        <span className="fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </p>
  );
}

/** A choice with its label. */
export const Choice = ({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}) => (
  <p className="field">
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </p>
);
