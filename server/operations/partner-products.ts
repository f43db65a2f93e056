import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Wish } from '#contract/schemas/partner-products.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { CannotRead } from '../ports/web.ts';
import { keepPicture } from '../procedures/links.ts';
import { partnerPicturePath } from '../procedures/partner-pictures.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { requireImages } from '../repositories/images.ts';
import { takeCategory } from '../repositories/item-category.ts';
import { takeColors } from '../repositories/item-derivation.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { changeItemImages } from '../repositories/item-photos.ts';
import { insertItem } from '../repositories/items.ts';
import { readCards } from '../repositories/noun-cards.ts';
import { findItemsOf, type OwnedCell, readOwnedCells } from '../repositories/owned-cells.ts';
import {
  findProduct,
  keepOwned,
  keyOf,
  listFeeds,
  listProducts,
  type ProductRow,
  readMade,
} from '../repositories/partner-products.ts';
import { countWishes, forgetWish, keepWish, listWishes } from '../repositories/wishes.ts';
import { termOfLeaf } from '../stylist/lexicon/find-terms.ts';
import { areAlike, goTogether } from '../stylist/wardrobe-cells.ts';
import { handle } from './operation.ts';
import { receiveImages } from './uploads.ts';

/** How many of the pieces that something goes with are shown. */
const shownPieces = 4;

/** The operations on partners' products and on wishes, of `items/query` and `items/manage`. */
export const partnerProductOperations = [
  handle('getPartnerFeeds', {
    run: async ({ scope, database }) => ({
      feeds: await listFeeds(database),
      wishCount: await countWishes(scope, database),
    }),
  }),

  handle('getPartnerProducts', {
    async run({ input, scope, database, services }) {
      const owned = await readOwnedCells(scope, database);
      const { rows, after } = await listProducts(database, input, owned);
      const made = await readMade(scope, database, rows);
      const products = rows.map((row) => ({
        productId: String(row.id),
        ...offeredOf(services.signer, row),
        ownsLike: owned.some((one) => areAlike(row, one)),
        wishId: null,
        itemId: null,
        ...made.get(keyOf(row)),
      }));
      return { products, after };
    },
  }),

  handle('ownPartnerProduct', {
    async prepare({ input, scope, services, signal }) {
      const product = await requireProduct(services.open.database, input.productId);
      const made = await readMade(scope, services.open.database, [product]);
      if (made.get(keyOf(product))?.itemId) return { product, imageId: null };
      try {
        const bytes = await services.feeds.picture(new URL(product.pictureUrl), signal);
        return { product, imageId: await keepPicture(services, scope, bytes, 'item') };
      } catch (error) {
        // A piece is worth having without its picture.
        if (error instanceof CannotRead) return { product, imageId: null };
        throw error;
      }
    },
    async run({ scope, database, prepared: { product, imageId } }) {
      await lockAccount(database, scope.subject);
      const known = (await readMade(scope, database, [product])).get(keyOf(product))?.itemId;
      if (known) return { itemId: known, isNew: false };
      const id = await insertItem(scope, database, attributesOf(product));
      if (imageId) {
        await requireImages(scope, database, [imageId]);
        await changeItemImages(database, id, { added: [imageId] });
        await receiveImages(database, [imageId]);
        await takeColors(database, { itemId: id });
        await takeCategory(database, { itemId: id });
      }
      await keepOwned(scope, database, product, id);
      return { itemId: String(id), isNew: true };
    },
  }),

  handle('getWishes', {
    async run({ scope, database, services }) {
      const owned = await readOwnedCells(scope, database);
      const wishes = await listWishes(scope, database);
      return {
        wishes: wishes.map(
          (row): Wish => ({
            wishId: String(row.id),
            ...offeredOf(services.signer, row),
            isSold: row.isSold,
            ownsLike: owned.some((one) => areAlike(row, one)),
            createDate: row.createdAt.toISOString(),
          }),
        ),
      };
    },
  }),

  handle('saveWish', {
    async run({ input, scope, database, services }) {
      await lockAccount(database, scope.subject);
      const product = await requireProduct(database, input.productId);
      const wishId = await keepWish(scope, database, product);
      const beside = goingWith(product, await readOwnedCells(scope, database));
      const ids = await findItemsOf(scope, database, beside, shownPieces);
      const items = await readCards(scope, database, itemNoun, ids.map(String), services.signer);
      const count = beside.reduce((sum, one) => sum + one.count, 0);
      return { wishId: String(wishId), goesWith: { count, items } };
    },
  }),

  handle('deleteWish', {
    async run({ input, scope, database }) {
      await forgetWish(scope, database, Number(input.wishId));
      return {};
    },
  }),
];

async function requireProduct(database: Database, productId: string): Promise<ProductRow> {
  const product = await findProduct(database, Number(productId));
  if (!product) throw new Refusal('not-found', 'this product is sold no more');
  return product;
}

/** What a tile shows of a product or of a wish. */
const offeredOf = (
  signer: Signer,
  row: Pick<
    ProductRow,
    'title' | 'brand' | 'shop' | 'cents' | 'currency' | 'link' | 'pictureUrl' | 'category'
  >,
) => ({
  title: row.title,
  brand: row.brand,
  shop: row.shop,
  cents: row.cents,
  currency: row.currency,
  link: row.link,
  picture: partnerPicturePath(signer, row.pictureUrl),
  category: row.category,
});

const goingWith = (
  { category, family }: Pick<ProductRow, 'category' | 'family'>,
  owned: readonly OwnedCell[],
): OwnedCell[] => {
  const slot = termOfLeaf(category)?.facts.slot;
  return slot ? owned.filter((one) => goTogether({ slot, family }, one)) : [];
};

/** What a product says of the piece that it becomes. */
const attributesOf = (product: ProductRow): Partial<ItemAttributes> => ({
  title: product.title,
  brand: product.brand || null,
  category: product.category,
  color: product.color || null,
  mainColor: (product.family || null) as ColorFamily | null,
  patterns: product.patterns as ItemAttributes['patterns'],
  ...(product.cents !== null && {
    purchasePriceCents: product.cents,
    purchaseCurrency: product.currency,
  }),
});
