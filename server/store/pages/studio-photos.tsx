import type { OrderRow } from '../orders.ts';
import { studioOrderPath as pathOf } from './studio-forms.tsx';

/** The studio's photos of an order, with the form for one more. */
export function StudioPhotos({ order, word }: { order: OrderRow; word: string }) {
  return (
    <section className="card">
      <h2>Photos from the studio</h2>
      {order.photos.length > 0 && (
        <ul className="photos">
          {order.photos.map((photo, index) => (
            <li key={photo}>
              <img src={photo} alt={`${index + 1} of the studio`} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      <form
        className="act"
        method="post"
        action={`${pathOf(order.id)}/photos`}
        encType="multipart/form-data"
      >
        <input type="hidden" name="word" value={word} />
        <p className="field">
          <label htmlFor="photo">A photo (JPEG, PNG or WebP)</label>
          <input
            id="photo"
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            required
          />
        </p>
        <button className="button secondary" type="submit">
          Show the customer
        </button>
      </form>
    </section>
  );
}
