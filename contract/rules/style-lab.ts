/** The kinds of pieces in the Style Lab: classes, color and trend reports, collage tips (product spec, section 1). */
export const labKinds = ['class', 'color', 'trend', 'tip'] as const;
export type LabKind = (typeof labKinds)[number];

/** What each kind is called. */
export const labKindWords: Record<LabKind, string> = {
  class: 'Class',
  color: 'Color report',
  trend: 'Trend report',
  tip: 'Collage tip',
};

/** Most chapters that a class has. */
export const mostChapters = 6;

/** Most characters of a piece's name, which stands in its address. */
export const longestPieceName = 60;

/** Garments that pictures of the Style Lab are laid of, by the names of their drawings. */
export const drawnGarments = [
  'bag-basket',
  'bag-crossbody',
  'bag-tan',
  'beanie-rib',
  'belt-leather',
  'beret-rose',
  'blazer-check',
  'blazer-ink',
  'blazer-olive',
  'boots-chelsea',
  'boots-tan',
  'camisole-silk',
  'cardigan-forest',
  'cardigan-oat',
  'coat-camel',
  'coat-charcoal',
  'coat-trench',
  'dress-dots',
  'dress-floral',
  'dress-gingham',
  'dress-midi',
  'dress-slip',
  'flats-ballet',
  'gloves-leather',
  'hat-bucket',
  'hat-straw',
  'heels-ankle-strap',
  'hoodie-grey',
  'jacket-bomber',
  'jacket-cord',
  'jacket-denim',
  'jacket-puffer',
  'jeans-black',
  'jeans-ecru',
  'jeans-indigo',
  'jumpsuit-cotton',
  'knit-rollneck-camel',
  'knit-rollneck-grey',
  'knit-rollneck',
  'loafers-oxblood',
  'sandals-tan',
  'scarf-silk',
  'scarf-wool',
  'shirt-navy',
  'shirt-poplin',
  'shirt-silk',
  'shorts-linen',
  'skirt-denim',
  'skirt-leather',
  'skirt-plaid',
  'skirt-pleat',
  'skirt-satin',
  'sneakers-white',
  'sunglasses',
  'tank-rib',
  'tee-black',
  'tee-breton',
  'tee-white',
  'trouser-cargo',
  'trouser-herringbone',
  'trouser-navy',
  'trouser-wide',
  'waistcoat-grey',
] as const;
export type DrawnGarment = (typeof drawnGarments)[number];

/** What a member has done with a piece of the Style Lab. */
export interface LabReading {
  isOpened: boolean;
  isSaved: boolean;
  /** The chapters whose end was seen: 0 is the first; ascending. */
  read: readonly number[];
}

/** A change of a {@link LabReading}: what is left out stays. */
export interface LabReadingChange {
  isSaved?: boolean | undefined;
  /** Chapters whose end was seen, besides those before. */
  read?: readonly number[] | undefined;
}

/** Nothing was done with it. */
export const unread: LabReading = { isOpened: false, isSaved: false, read: [] };

/** A reading after a change: whoever changes it has opened the piece; what was read stays read. */
export const withReading = (
  { isSaved, read }: LabReading,
  change: LabReadingChange,
): LabReading & { isOpened: true } => ({
  isOpened: true,
  isSaved: change.isSaved ?? isSaved,
  read: [...new Set([...read, ...(change.read ?? [])])].sort((one, other) => one - other),
});
