import type { ProductRow } from '../catalog/read-catalog.ts';
import { collectionPicturePath } from '../product-pictures.ts';
import { money, renderPage } from './frame.tsx';

/** Where the app begins an alteration. */
const appAlterations = '/alterations';

/** A collection with what is sold in it. */
export interface FrontCollection {
  handle: string;
  title: string;
  description: string;
  products: readonly ProductRow[];
}

const priceOf = ({ productType, variants }: ProductRow): string => {
  const least = Math.min(...variants.map(({ priceCents }) => priceCents));
  if (productType === 'Custom') return 'Quoted';
  return variants.length > 1 ? `from ${money(least)}` : money(least);
};

/** The store's front page: what the studio does, and for how much. */
export const frontPage = (collections: readonly FrontCollection[]): string =>
  renderPage({
    title: 'Alterations and repairs',
    back: { href: '/', label: 'Back to Hem' },
    isWide: true,
    children: (
      <>
        <p className="lead">
          Done by hand in our sewing studio in Nevada. Send your pieces with a free prepaid shipping
          label; they are back in about one week. 10% off when multiple services are ordered
          together.
        </p>
        <p>
          <a className="button primary" href={appAlterations}>
            Start an alteration
          </a>
        </p>
        <nav aria-label="Collections">
          <ul className="collections">
            {collections.map(({ handle, title }) => (
              <li key={handle}>
                <a href={`#${handle}`}>
                  <span className="mat">
                    <Drawing handle={handle} size={240} />
                  </span>
                  <span className="strong">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {collections.map(({ handle, title, description, products }) => (
          <section key={handle} id={handle} className="card collection">
            <div className="mat large">
              <Drawing handle={handle} size={720} />
            </div>
            <div>
              <h2>{title}</h2>
              <p className="muted">{description}</p>
              <ul className="services">
                {products.map((product) => (
                  <li key={product.id}>
                    <span>
                      <span className="strong block">{product.title}</span>
                      <span className="muted small block">{product.description}</span>
                    </span>
                    <span className="strong">{priceOf(product)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </>
    ),
  });

const Drawing = ({ handle, size }: { handle: string; size: 240 | 720 }) => {
  const address = collectionPicturePath(handle, size);
  return address && <img src={address} alt="" loading="lazy" />;
};
