import {
  type BlueprintGender,
  blueprintGenderKeys,
  bodyAttributes,
  type ColorSeason,
  colorSeasons,
  type PersonalityType,
  personalityTypes,
} from './blueprint.ts';
import { seasonTitle } from './season-title.ts';
import { longestPieceName } from './style-lab.ts';

/*
 * The places of Hem's texts are named like files: `blueprint/palettes/deep-male`, `lab/classes/one-coat-chosen-well`.
 */

/** What kind of text stands in a place. */
export const contentAreas = [
  'styles',
  'names',
  'palettes',
  'personalities',
  'shapes',
  'classes',
  'reports',
  'tips',
] as const;
export type ContentArea = (typeof contentAreas)[number];

/** Areas of the Style Lab, whose pieces are named as their writers like; those of the Style Blueprint are all known. */
const labAreas = ['classes', 'reports', 'tips'] as const;

/**
 * What became of a version of a text.
 *
 * - shown: it is what members see, or saw.
 * - not-shown: it waited for its time, and another text took its place before; or it came with the program while staff's
 *   own was shown.
 * - taken-down: it has no text; from it on, members saw none.
 */
export const contentVersionKinds = ['shown', 'not-shown', 'taken-down'] as const;
export type ContentVersionKind = (typeof contentVersionKinds)[number];

/** Areas whose texts may be taken away from members; every other text has to be there always. */
const mayBeMissing: readonly ContentArea[] = ['styles', ...labAreas];

/** Whether the text of a place may be taken away from members. */
export function mayBeTakenDown(slot: string): boolean {
  const area = areaOf(slot);
  return area !== null && mayBeMissing.includes(area);
}

/** A place of the Style Blueprint's texts. */
export interface BlueprintSlot {
  slot: string;
  area: ContentArea;
  gender: BlueprintGender;
  /** What it is of: *Soft, Hourglass, Classic*. */
  label: string;
}

/** A value as it stands in a file's name: `soft/muted` is `soft-muted`. */
export const inFileName = (value: string): string =>
  value.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The place of a season's palette. */
export const paletteSlot = (season: ColorSeason, gender: BlueprintGender): string =>
  `blueprint/palettes/${inFileName(season)}-${gender}`;

/** The place of what a personality type wears. */
export const personalitySlot = (type: PersonalityType, gender: BlueprintGender): string =>
  `blueprint/personalities/${inFileName(type)}-${gender}`;

/** The place of what suits a value of a body's attribute. */
export const shapeSlot = (gender: BlueprintGender, attribute: string, value: string): string =>
  `blueprint/shapes/${gender}-${inFileName(attribute)}-${inFileName(value)}`;

/** The place of a gender's style names. */
export const namesSlot = (gender: BlueprintGender): string => `blueprint/names/${gender}`;

/** A style, by all that it is named by. */
export interface Style {
  gender: BlueprintGender;
  season: ColorSeason;
  /** A value of the attribute `shape`. */
  shape: string;
  /** The strongest. */
  personality: PersonalityType;
}

/** The place of what is said of one style: the only text that is of a season, a shape and a personality at once. */
export const styleSlot = ({ gender, season, shape, personality }: Style): string =>
  `blueprint/styles/${gender}-${[season, shape, personality].map(inFileName).join('-')}`;

/** Every style of a gender: by season, then shape, then personality. */
export const stylesOf = (gender: BlueprintGender): Style[] =>
  colorSeasons.flatMap((season) =>
    bodyAttributes[gender].shape.flatMap((shape) =>
      personalityTypes.map((personality) => ({ gender, season, shape, personality })),
    ),
  );

/** Every place of the Style Blueprint's texts for a gender. */
export function blueprintSlots(gender: BlueprintGender): BlueprintSlot[] {
  const of = (area: ContentArea, slot: string, label: string) => ({ slot, area, gender, label });
  return [
    ...stylesOf(gender).map((style) =>
      of(
        'styles',
        styleSlot(style),
        `${seasonTitle(style.season)}, ${style.shape}, ${style.personality}`,
      ),
    ),
    of('names', namesSlot(gender), 'Style names'),
    ...colorSeasons.map((season) =>
      of('palettes', paletteSlot(season, gender), `Palette, ${seasonTitle(season)}`),
    ),
    ...personalityTypes.map((type) =>
      of('personalities', personalitySlot(type, gender), `Personality, ${type}`),
    ),
    ...Object.entries(bodyAttributes[gender]).flatMap(([attribute, values]) =>
      values.map((value: string) =>
        of('shapes', shapeSlot(gender, attribute, value), `Shape, ${attribute} ${value}`),
      ),
    ),
  ];
}

/** Every place of the Style Blueprint's texts: about 300, listed when one is asked for first. */
let blueprintAreas: ReadonlyMap<string, ContentArea> | null = null;

/** The area of a place; null of a name that is none: no text of the Style Blueprint, nor a name of a piece of the Style Lab. */
export function areaOf(slot: string): ContentArea | null {
  blueprintAreas ??= new Map(
    blueprintGenderKeys.flatMap(blueprintSlots).map((one) => [one.slot, one.area]),
  );
  const [, area, name = ''] = /^lab\/(\w+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(slot) ?? [];
  const room = labAreas.find((one) => one === area);
  if (room) return name.length <= longestPieceName ? room : null;
  return blueprintAreas.get(slot) ?? null;
}
