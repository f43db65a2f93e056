/** The attributes of an item (product spec, section 3) and their choices. */

/** The conditions, word for word (product spec, section 3). */
export const itemConditions = [
  'Fair Condition',
  'Good Condition',
  'Like New',
  'Needs Repair',
  'New with Tags',
  'Repurposed/Upcycled',
] as const;
export type ItemCondition = (typeof itemConditions)[number];

/** The condition of an item about which nothing was said (product spec, section 3). */
export const defaultItemCondition: ItemCondition = 'Good Condition';

/** The title of an item that was not named (product spec, sections 3 and 5). */
export const defaultItemTitle = 'Default title';

/** How many days a deleted item can be brought back (docs/design/product-rules.md, Items). */
export const deletedItemDays = 30;

/** Most photos on one item (docs/design/product-rules.md, Items). */
export const maxItemPhotos = 8;

/** Most personal tags of one item. */
export const maxPersonalTags = 20;

/** The category tree: groups, the most likely first, each with its leaves. */
export const itemCategories = {
  top: {
    label: 'Tops',
    leaves: {
      't-shirt': 'T-shirts',
      'long-sleeve': 'Long-sleeve tops',
      shirt: 'Shirts',
      blouse: 'Blouses',
      'polo-shirt': 'Polo shirts',
      'tank-top': 'Tanks and camisoles',
      sweater: 'Sweaters',
      cardigan: 'Cardigans',
      sweatshirt: 'Sweatshirts',
      hoodie: 'Hoodies',
      bodysuit: 'Bodysuits',
    },
  },
  bottom: {
    label: 'Bottoms',
    leaves: {
      jeans: 'Jeans',
      trousers: 'Trousers',
      chinos: 'Chinos',
      leggings: 'Leggings',
      shorts: 'Shorts',
      'mini-skirt': 'Mini skirts',
      'midi-skirt': 'Midi skirts',
      'maxi-skirt': 'Maxi skirts',
      sweatpants: 'Sweatpants',
    },
  },
  'one-piece': {
    label: 'Dresses',
    leaves: {
      'day-dress': 'Day dresses',
      'evening-dress': 'Evening dresses',
      'shirt-dress': 'Shirt dresses',
      'knit-dress': 'Knit dresses',
      jumpsuit: 'Jumpsuits',
      overalls: 'Overalls',
      suit: 'Suits',
    },
  },
  outerwear: {
    label: 'Outerwear',
    leaves: {
      blazer: 'Blazers',
      jacket: 'Jackets',
      'denim-jacket': 'Denim jackets',
      'leather-jacket': 'Leather jackets',
      bomber: 'Bombers',
      coat: 'Coats',
      'trench-coat': 'Trench coats',
      parka: 'Parkas',
      puffer: 'Puffers',
      vest: 'Vests',
      cape: 'Capes and ponchos',
    },
  },
  shoes: {
    label: 'Shoes',
    leaves: {
      sneakers: 'Sneakers',
      boots: 'Boots',
      'ankle-boots': 'Ankle boots',
      loafers: 'Loafers',
      'lace-ups': 'Lace-ups',
      flats: 'Flats',
      heels: 'Heels',
      sandals: 'Sandals',
      'slip-ons': 'Slip-ons',
    },
  },
  bag: {
    label: 'Bags',
    leaves: {
      tote: 'Totes',
      'shoulder-bag': 'Shoulder bags',
      'crossbody-bag': 'Crossbody bags',
      clutch: 'Clutches',
      backpack: 'Backpacks',
      'travel-bag': 'Travel bags',
    },
  },
  accessory: {
    label: 'Accessories',
    leaves: {
      scarf: 'Scarves',
      hat: 'Hats',
      cap: 'Caps and beanies',
      belt: 'Belts',
      gloves: 'Gloves',
      sunglasses: 'Sunglasses',
      jewelry: 'Jewelry',
      watch: 'Watches',
      tie: 'Ties and bow ties',
      hosiery: 'Socks and tights',
    },
  },
  'underwear-and-sleep': {
    label: 'Underwear and sleep',
    leaves: {
      bra: 'Bras',
      briefs: 'Briefs',
      undershirt: 'Undershirts',
      pajamas: 'Pajamas',
      robe: 'Robes',
    },
  },
  sport: {
    label: 'Sport',
    leaves: {
      'sports-top': 'Sports tops',
      'sports-bottom': 'Sports bottoms',
      swimwear: 'Swimwear',
      skiwear: 'Skiwear',
    },
  },
  other: { label: 'Other', leaves: { costume: 'Costumes', uniform: 'Uniforms', other: 'Other' } },
} as const;

/** A group of categories, as used in filters. */
export type CategoryGroup = keyof typeof itemCategories;

export const categoryGroups = Object.keys(itemCategories) as CategoryGroup[];

/** Every leaf of the tree with its group and label. */
export const categoryLeaves: ReadonlyMap<string, { group: CategoryGroup; label: string }> = new Map(
  categoryGroups.flatMap((group) =>
    Object.entries(itemCategories[group].leaves).map(
      ([leaf, label]) => [leaf, { group, label: label as string }] as const,
    ),
  ),
);

/*
 * [Note: Own categories] A category is a leaf of the tree, or the member's own: its parent (a leaf, or a group where none
 * fits), a slash, and its name, as `coat/Opera coats`. So whoever reads a category knows what it is a kind of, and a piece
 * keeps that when the name goes: a group alone is a category too. One from before there were parents is its name alone,
 * and a kind of `other`.
 */

/** The most characters of the name of an own category. */
export const longestOwnCategory = 40;

/** The most characters of a category, its parent and all. */
export const longestCategory = 64;

const isParent = (text: string): boolean =>
  categoryLeaves.has(text) || Object.hasOwn(itemCategories, text);

/** The parts of a category: what it is a kind of, a leaf or a group, and its name where it is the member's own. */
export function categoryParts(category: string): { parent: string | null; own: string | null } {
  if (isParent(category)) return { parent: category, own: null };
  const at = category.indexOf('/');
  const parent = category.slice(0, Math.max(0, at));
  return isParent(parent)
    ? { parent, own: category.slice(at + 1) }
    : { parent: null, own: category };
}

/** A category of the member's own, of a kind (a leaf or a group; null: none is said). */
export const ownCategory = (parent: string | null, name: string): string =>
  parent === null ? name : `${parent}/${name}`;

/** The leaf of the tree that a category is, or is a kind of; null where only a group is known, or nothing. */
export function leafOf(category: string | null): string | null {
  const parent = category === null ? null : categoryParts(category).parent;
  return parent !== null && categoryLeaves.has(parent) ? parent : null;
}

/** The group of a category; `other` of one that is a kind of nothing. */
export function categoryGroupOf(category: string | null): CategoryGroup | null {
  if (category === null) return null;
  const { parent } = categoryParts(category);
  if (parent === null) return 'other';
  return categoryLeaves.get(parent)?.group ?? (parent as CategoryGroup);
}

/** The words for a leaf or a group. */
const kindLabel = (kind: string): string =>
  categoryLeaves.get(kind)?.label ?? itemCategories[kind as CategoryGroup].label;

/** The words for a category: the label of the leaf or the group, or the member's own name for it. */
export function categoryLabel(category: string): string {
  const { parent, own } = categoryParts(category);
  return own ?? kindLabel(parent!);
}

/** The words for what an own category is a kind of: `Coats`; null of a leaf, and where nothing is said. */
export function parentLabel(category: string): string | null {
  const { parent, own } = categoryParts(category);
  return own === null || parent === null ? null : kindLabel(parent);
}

export const itemPatterns = [
  'Plain',
  'Striped',
  'Plaid',
  'Checked',
  'Houndstooth',
  'Herringbone',
  'Floral',
  'Dotted',
  'Animal print',
  'Geometric',
  'Graphic print',
  'Paisley',
  'Tie-dye',
  'Camouflage',
  'Color block',
  'Lace',
  'Embroidered',
  'Textured',
] as const;

export const itemNecklines = [
  'Crew',
  'V-neck',
  'Scoop',
  'Boat',
  'Square',
  'Turtleneck',
  'Mock neck',
  'Collared',
  'Notch lapel',
  'Peak lapel',
  'Shawl',
  'Halter',
  'Off the shoulder',
  'One shoulder',
  'Strapless',
  'Sweetheart',
  'Cowl',
  'Wrap',
  'Hooded',
] as const;

export const itemSleeveTypes = [
  'Set-in',
  'Raglan',
  'Dolman',
  'Puff',
  'Bell',
  'Bishop',
  'Cap',
  'Flutter',
  'Cuffed',
  'Drop shoulder',
  'Strap',
] as const;

export const itemSleeveLengths = ['Sleeveless', 'Short', 'Elbow', 'Three-quarter', 'Long'] as const;

export const itemSeasons = ['Spring', 'Summer', 'Fall', 'Winter'] as const;

export const itemOccasions = [
  'Everyday',
  'Work',
  'Business',
  'Evening',
  'Formal',
  'Wedding',
  'Date',
  'Party',
  'Travel',
  'Outdoors',
  'Sport',
  'Beach',
  'Home',
] as const;

/** Whom a garment is cut for (the attribute *type*; product spec, section 3). */
export const itemTypes = ['Womenswear', 'Menswear', 'Unisex', 'Kids'] as const;

/**
 * The availabilities: where a garment is now; whatever offers items to wear goes by it (docs/design/product-rules.md,
 * Attributes).
 */
export const itemAvailabilities = [
  'ready',
  'worn',
  'in-the-wash',
  'at-the-studio',
  'lent',
  'packed',
  'in-storage',
  'for-sale',
  'gone',
] as const;
export type ItemAvailability = (typeof itemAvailabilities)[number];
