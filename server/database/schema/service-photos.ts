import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { images, users } from './users-and-images.ts';

/** Photos that members took for the studio, to show what is to be done. */
export const servicePhotos = pgTable(
  'service_photos',
  {
    imageId: uuid('image_id')
      .primaryKey()
      .references(() => images.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keptAt: at('kept_at').notNull(),
  },
  (table) => [index('service_photos_owner').on(table.ownerId, table.keptAt)],
);
