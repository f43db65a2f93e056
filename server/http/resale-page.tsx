import { renderToStaticMarkup } from 'react-dom/server';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { SharedListing } from '../repositories/resale-page.ts';
import { cardSize } from './resale-pictures.ts';

/** What a page is made with besides what it tells. */
interface PageFrame {
  /** The style sheet, which the page's policy names by its hash. */
  styles: string;
}

const money = ({ cents, currency }: SharedListing['price']): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(cents % 100 === 0 && { maximumFractionDigits: 0 }),
  }).format(cents / 100);

function Frame({
  title,
  styles,
  meta,
  children,
}: PageFrame & { title: string; meta?: React.ReactNode; children: React.ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Hem`}</title>
        {meta}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy names by its hash */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>Hem</header>
        <main>{children}</main>
      </body>
    </html>
  );
}

const whole = (markup: React.ReactElement): string =>
  `<!doctype html>${renderToStaticMarkup(markup)}`;

/** The share page of a piece, as HTML; `address` is its whole address. React escapes whatever its owner typed. */
export function sharePage(listing: SharedListing, address: string, frame: PageFrame): string {
  const { title, brand, size, category, condition, measurements, description, photos } = listing;
  const price = money(listing.price);
  const facts = [
    ['Brand', brand],
    ['Size', size],
    ['Category', category && categoryLabel(category)],
    ['Condition', condition],
    ['Measurements', measurements],
  ] as const;
  const summary = description.replace(/\s+/g, ' ').slice(0, 200);
  const meta = (
    <>
      <meta name="description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Hem" />
      <meta property="og:title" content={`${title}, ${price}`} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${address}/card.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
  const { pathname } = new URL(address);
  return whole(
    <Frame title={title} meta={meta} {...frame}>
      <div className="layout">
        {photos.length > 0 && (
          <ul className={photos.length > 1 ? 'photos many' : 'photos'}>
            {photos.map(({ imageId }, index) => (
              <li key={imageId}>
                <img
                  src={`${pathname}/photo/${index + 1}.jpg`}
                  alt={index === 0 ? title : `${title}, photo ${index + 1}`}
                  loading={index === 0 ? undefined : 'lazy'}
                />
              </li>
            ))}
          </ul>
        )}
        <div>
          <h1>{title}</h1>
          <p className="price">{price}</p>
          <dl>
            {facts.map(
              ([name, text]) =>
                text && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
          {description && <p className="words">{description}</p>}
        </div>
      </div>
    </Frame>,
  );
}

/** The page of an address at which nothing is offered (any more), or never was: it tells the same of all of them. */
export const gonePage = (frame: PageFrame): string =>
  whole(
    <Frame title="Not offered any more" {...frame}>
      <div className="gone">
        <h1>Not offered any more</h1>
        <p>It was sold or taken back. Whoever sent you this address can tell you more.</p>
      </div>
    </Frame>,
  );
