import { GraphQLError } from 'graphql';
import sharp from 'sharp';
import { connectionOf, type PageArguments } from './connection.ts';
import { gidOf } from './gid.ts';
import { drawingPath, drawingSizes, readDrawing } from './pages/drawings.ts';

/** The drawings that stand for services, with what they show. */
const drawings = {
  'shirt-poplin': 'Striped poplin shirt',
  'shirt-silk': 'Ivory silk shirt',
  'tee-breton': 'Breton top',
  'camisole-silk': 'Rose silk camisole',
  'knit-rollneck': 'Red rollneck sweater',
  'cardigan-forest': 'Forest green cardigan',
  'cardigan-oat': 'Oat chunky cardigan',
  'blazer-ink': 'Navy wool blazer',
  'blazer-check': 'Checked wool blazer',
  'coat-camel': 'Camel wool coat',
  'coat-charcoal': 'Charcoal herringbone coat',
  'coat-trench': 'Belted trench coat',
  'jacket-denim': 'Light denim jacket',
  'jacket-bomber': 'Olive bomber jacket',
  'jeans-indigo': 'Straight indigo jeans',
  'jeans-black': 'Black straight jeans',
  'trouser-herringbone': 'Herringbone trousers',
  'trouser-navy': 'Navy pleated trousers',
  'trouser-wide': 'Wide cream trousers',
  'skirt-pleat': 'Green pleated skirt',
  'skirt-satin': 'Champagne satin skirt',
  'dress-floral': 'Floral wrap dress',
  'dress-slip': 'Burgundy slip dress',
  'dress-midi': 'Rust linen dress',
} as const;
type Drawing = keyof typeof drawings;
const names = Object.keys(drawings) as Drawing[];

/** A garment for each service of the catalog, by the service's handle. A fee has none. */
const ofProduct: Record<string, Drawing> = {
  'shorten-sleeves': 'shirt-poplin',
  'take-in-sides': 'shirt-silk',
  'let-out-sides': 'dress-midi',
  'shorten-top': 'tee-breton',
  'add-darts': 'camisole-silk',
  'narrow-shoulders': 'blazer-ink',
  'taper-sleeves': 'jacket-denim',
  'shorten-hem': 'trouser-herringbone',
  'original-hem': 'jeans-indigo',
  'take-in-waist': 'trouser-navy',
  'let-out-waist': 'skirt-pleat',
  'taper-leg': 'trouser-wide',
  'take-in-seat': 'jeans-black',
  'lengthen-hem': 'skirt-satin',
  'shorten-dress': 'dress-floral',
  'shorten-lined-dress': 'dress-slip',
  'shorten-straps': 'camisole-silk',
  'shorten-coat': 'coat-camel',
  'replace-zipper': 'skirt-satin',
  'replace-jacket-zipper': 'jacket-bomber',
  'mend-seam': 'dress-midi',
  'darn-hole': 'knit-rollneck',
  patch: 'jeans-black',
  'sew-on-buttons': 'coat-trench',
  'replace-lining': 'coat-charcoal',
  'replace-elastic': 'skirt-pleat',
  'remove-pilling': 'cardigan-oat',
  'custom-alteration': 'blazer-check',
  'custom-repair': 'cardigan-forest',
};

/** A garment for each collection, by handle. */
const ofCollection: Record<string, Drawing> = {
  tops: 'shirt-poplin',
  bottoms: 'trouser-herringbone',
  dresses: 'dress-floral',
  outerwear: 'coat-camel',
  repairs: 'cardigan-forest',
};

/** The path of a collection's picture; null where there is none. */
export const collectionPicturePath = (handle: string, size: 240 | 720): string | null => {
  const drawing = ofCollection[handle];
  return drawing ? drawingPath(size, drawing) : null;
};

/** The picture of a collection, as the Storefront API has it; null where there is none. */
export const collectionImage = (handle: string, origin: string) =>
  imageAnswer(ofCollection[handle], origin);

/** The picture of a service, as the Storefront API has it; null where there is none. */
export const productImage = (handle: string, origin: string) =>
  imageAnswer(ofProduct[handle], origin);

/** The pictures of a service: one, or none. */
export const productImages = (handle: string, origin: string, page: PageArguments) => {
  const image = productImage(handle, origin);
  return connectionOf(image ? [{ id: 1, image }] : [], page, (row) => row.image);
};

/** The arguments of an address of a picture. */
interface Transform {
  maxWidth?: number | null;
  maxHeight?: number | null;
  [other: string]: unknown;
}

function imageAnswer(drawing: Drawing | undefined, origin: string) {
  if (!drawing) return null;
  return {
    __typename: 'Image',
    id: gidOf('ProductImage', names.indexOf(drawing) + 1),
    altText: drawings[drawing],
    width: async () => (await sizeOf(720, drawing)).width,
    height: async () => (await sizeOf(720, drawing)).height,
    url: async ({ transform }: { transform?: Transform | null }) =>
      `${origin}${drawingPath(await fitting(drawing, transform ?? {}), drawing)}`,
  };
}

/** The larger rendition that fits, or else the smallest. Throws GraphQLError of what this store does not do. */
async function fitting(drawing: Drawing, { maxWidth, maxHeight, ...others }: Transform) {
  const [name] = Object.entries(others).find(([, value]) => value != null && value !== 1) ?? [];
  if (name) {
    throw new GraphQLError(
      `Access denied for ${name} of ImageTransformInput: this store does not serve it.`,
      { extensions: { code: 'ACCESS_DENIED' } },
    );
  }
  for (const size of drawingSizes.toReversed()) {
    const { width, height } = await sizeOf(size, drawing);
    if (width <= (maxWidth ?? width) && height <= (maxHeight ?? height)) return size;
  }
  return drawingSizes[0];
}

const sizes = new Map<string, Promise<{ width: number; height: number }>>();

/** Width and height in pixels, read once. */
function sizeOf(size: 240 | 720, drawing: Drawing): Promise<{ width: number; height: number }> {
  const key = drawingPath(size, drawing);
  const known = sizes.get(key) ?? readDrawing(String(size), drawing).then(measure);
  sizes.set(key, known);
  return known;
}

async function measure(bytes: Buffer | null) {
  if (!bytes) throw new Error('a drawing of the store is missing');
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
