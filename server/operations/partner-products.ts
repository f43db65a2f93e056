import type { ColorFamily } from '#contract/rules/color-families.ts';
import { untitledName } from '#contract/rules/partner-products.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Comparison, PartnerProduct, Wish } from '#contract/schemas/partner-products.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { CannotRead } from '../ports/web.ts';
import { keepPicture, readSold } from '../procedures/links.ts';
import { partnerPicturePath } from '../procedures/partner-pictures.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { findItemWithPhoto, requireImages, toImageView } from '../repositories/images.ts';
import { takeCategory } from '../repositories/item-category.ts';
import { takeColors } from '../repositories/item-derivation.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { changeItemImages } from '../repositories/item-photos.ts';
import { insertItem } from '../repositories/items.ts';
import { readWorth } from '../repositories/kind-worth.ts';
import { findLikePieces, type LikePiece } from '../repositories/like-pieces.ts';
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
import type { FullScope } from '../repositories/scope.ts';
import {
  countWishes,
  findThingWish,
  forgetWish,
  keepThingWish,
  keepWish,
  listWishes,
  type WishRow,
} from '../repositories/wishes.ts';
import { termOfLeaf } from '../stylist/lexicon/find-terms.ts';
import { lengthOf } from '../stylist/likeness.ts';
import { readGarment } from '../stylist/read-garment.ts';
import { areAlike, goTogether } from '../stylist/wardrobe-cells.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** How many of the pieces that something goes with are shown. */
const shownPieces = 4;
/** How many pieces are shown that are like something. */
const nearestPieces = 3;

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
      const { signer } = services;
      return { products: rows.map((row) => productOf(row, { signer, owned, made })), after };
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

  handle('compareWithMine', {
    async run({ input: { thing: asked, today, shown }, scope, database, services }) {
      const { signer } = services;
      const row = 'productId' in asked ? await requireProduct(database, asked.productId) : null;
      const told = row ? null : await readThing(scope, database, asked as ToldThing);
      const thing = row ?? told!;
      const owned = await readOwnedCells(scope, database);
      const product = row && (await tellProduct(scope, database, { row, owned, signer }));
      const but = product?.itemId ? Number(product.itemId) : null;
      const length = lengthOf(thing.title, thing.category);
      const like = await findLikePieces(
        scope,
        database,
        { ...thing, length },
        { most: nearestPieces, but },
      );
      const near = await putPhotographedFirst(scope, database, told?.image ?? null, like);
      const cards = await readCards(
        scope,
        database,
        itemNoun,
        near.map(({ itemId }) => String(itemId)),
        signer,
      );
      const likes = new Map(near.map(({ itemId, ...like }) => [String(itemId), like]));
      const { category, family } = thing;
      const wishId = told && (await findThingWish(scope, database, told));
      return {
        product,
        wishId: wishId === null ? (product?.wishId ?? null) : String(wishId),
        picture: told?.image ? toImageView(told.image, signer) : null,
        category,
        family: (family || null) as ColorFamily | null,
        // One may have a photo of a piece that is gone.
        nearest: cards
          .filter(({ availability }) => availability !== 'gone')
          .map((item) => ({ item, ...likes.get(item.itemId)! })),
        goesWith: await readGoesWith(scope, database, { thing, owned, signer }, shown),
        ...(await readWorth(scope, database, thing, { today, but })),
      };
    },
  }),

  handle('readThing', {
    async prepare({ input: { from }, scope, services, signal }) {
      if ('url' in from) return readSold(services, scope, from.url, signal);
      const { imageId } = from;
      await claimImages(services, scope, [imageId], 'item');
      return { title: '', brand: '', shop: '', link: null, family: null, price: null, imageId };
    },
    async run({ database, prepared }) {
      if (prepared.imageId) await receiveImages(database, [prepared.imageId]);
      return prepared;
    },
  }),

  handle('saveThingWish', {
    async prepare({ input: { thing }, scope, services }) {
      await claimImages(services, scope, thing.imageId ? [thing.imageId] : [], 'item');
    },
    async run({ input: { thing: told }, scope, database }) {
      await lockAccount(database, scope.subject);
      const { image, ...thing } = await readThing(scope, database, told);
      if (image) await receiveImages(database, [image.id]);
      const wishId = await keepThingWish(scope, database, {
        ...thing,
        title:
          thing.title || untitledName(thing.category, (thing.family || null) as ColorFamily | null),
        brand: told.brand ?? '',
        shop: told.shop ?? '',
        color: '',
        category: thing.category ?? '',
        patterns: [...thing.patterns],
      });
      return { wishId: String(wishId) };
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
            ...offeredOf(row),
            link: row.link,
            picture: pictureOf(services.signer, row),
            imageId: row.imageId,
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
      const owned = await readOwnedCells(scope, database);
      const beside = { thing: product, owned, signer: services.signer };
      const goesWith = await readGoesWith(scope, database, beside, shownPieces);
      return { wishId: String(wishId), goesWith };
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
  row: Pick<ProductRow, 'title' | 'brand' | 'shop' | 'cents' | 'currency' | 'category'>,
) => ({
  title: row.title,
  brand: row.brand,
  shop: row.shop,
  cents: row.cents,
  currency: row.currency,
  category: row.category,
});

/** The picture of a wish: at its shop, or kept here. */
function pictureOf(signer: Signer, { pictureUrl, image }: WishRow): string | null {
  if (pictureUrl) return partnerPicturePath(signer, pictureUrl);
  return image && (toImageView(image, signer).urls?.[720] ?? null);
}

/** A product, and what a member has made of it. */
const productOf = (
  row: ProductRow,
  {
    signer,
    owned,
    made,
  }: {
    signer: Signer;
    owned: readonly OwnedCell[];
    made: Awaited<ReturnType<typeof readMade>>;
  },
): PartnerProduct => ({
  productId: String(row.id),
  ...offeredOf(row),
  link: row.link,
  picture: partnerPicturePath(signer, row.pictureUrl),
  ownsLike: owned.some((one) => areAlike(row, one)),
  wishId: null,
  itemId: null,
  ...made.get(keyOf(row)),
});

async function tellProduct(
  scope: FullScope,
  database: Database,
  { row, owned, signer }: { row: ProductRow; owned: readonly OwnedCell[]; signer: Signer },
): Promise<PartnerProduct> {
  const made = await readMade(scope, database, [row]);
  return productOf(row, { signer, owned, made });
}

/** What is known of something that one might buy; an empty family is not known. */
interface Thing {
  title: string;
  category: string | null;
  family: string;
  patterns: readonly string[];
  cents: number | null;
  currency: string | null;
}

type ToldThing = Exclude<OperationInput<'compareWithMine'>['thing'], { productId: string }>;

/** Something in no feed, as it is told of; what is not told is read from its title, else from its picture. */
async function readThing(scope: FullScope, database: Database, told: ToldThing) {
  const { title, category, family, patterns = [], price, link = null } = told;
  const { imageId = null } = told;
  const read = readGarment({ id: '', title, category: category ?? null, patterns });
  const [image = null] = await requireImages(scope, database, imageId ? [imageId] : []);
  return {
    title,
    category: category ?? read.leaf ?? image?.sureCategory ?? image?.likelyCategories[0] ?? null,
    family: family ?? read.families[0] ?? image?.mainColor ?? '',
    patterns,
    cents: price?.cents ?? null,
    currency: price?.currency ?? null,
    link,
    imageId,
    image,
  };
}

/** The nearest pieces, before them the one that shows the very same photo. */
async function putPhotographedFirst(
  scope: FullScope,
  database: Database,
  image: { contentHash: string | null } | null,
  like: LikePiece[],
): Promise<LikePiece[]> {
  const known = image?.contentHash && (await findItemWithPhoto(scope, database, image.contentHash));
  if (!known) return like;
  const itemId = Number(known);
  const others = like.filter((one) => one.itemId !== itemId);
  return [{ itemId, likeness: 1, agrees: ['photo' as const] }, ...others].slice(0, nearestPieces);
}

/** How many pieces something goes with, and some of them. */
async function readGoesWith(
  scope: FullScope,
  database: Database,
  beside: { thing: Pick<Thing, 'category' | 'family'>; owned: OwnedCell[]; signer: Signer },
  most: number,
): Promise<Comparison['goesWith']> {
  const { category, family } = beside.thing;
  const slot = category === null ? undefined : termOfLeaf(category)?.facts.slot;
  const cells = slot ? beside.owned.filter((one) => goTogether({ slot, family }, one)) : [];
  const ids = await findItemsOf(scope, database, cells, most);
  const items = await readCards(scope, database, itemNoun, ids.map(String), beside.signer);
  return { count: cells.reduce((sum, one) => sum + one.count, 0), items };
}

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
