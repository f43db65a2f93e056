import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import {
  type BlueprintGender,
  blueprintGenderKeys,
  type ColorSeason,
  type PersonalityType,
} from '#contract/rules/blueprint.ts';
import {
  blueprintSlots,
  type ContentArea,
  namesSlot,
  paletteSlot,
  personalitySlot,
  type Style,
  shapeSlot,
  styleSlot,
} from '#contract/rules/content-slots.ts';
import {
  type NamesContent,
  namesContent,
  type PaletteContent,
  type PersonalityContent,
  paletteContent,
  personalityContent,
  type ShapeContent,
  type StyleName,
  shapeContent,
  styleContent,
} from '#contract/schemas/blueprint-content.ts';
import type { Block } from '#contract/schemas/lab.ts';
import { ContentFault } from '../content/content-fault.ts';
import { checkContent, takeApart } from '../content/front-matter.ts';
import { readText } from '../content/read-text.ts';
import { type StyleCombination, styleNameOf } from './style-name.ts';

/** What is said of one style. */
export interface StyleWords extends StyleName {
  /** What works, and why. */
  reasons: { title: string; blocks: Block[] }[];
}

/** The words and palettes of the Style Blueprint. What the specification has a value for is always there. */
export interface BlueprintContent {
  paletteOf(season: ColorSeason, gender: BlueprintGender): PaletteContent;
  personalityOf(type: PersonalityType, gender: BlueprintGender): PersonalityContent;
  /** Of an attribute of `bodyAttributes` and one of its values; throws where the gender has no such value. */
  shapeOf(gender: BlueprintGender, attribute: string, value: string): ShapeContent;
  /** The name of the style, or of the most specific combination that fits; the gender's default where none does. */
  nameOf(gender: BlueprintGender, combination: StyleCombination): StyleName;
  /** What is said of one style; null where nobody wrote it. */
  styleOf(style: Style): StyleWords | null;
}

/** Texts of the Style Blueprint that were read, by their places. */
export type BlueprintTexts = ReadonlyMap<string, object>;

/** Beside the source, or copied beside the bundle. */
export function blueprintContentFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.join(here, path.basename(here) === 'blueprint' ? 'content' : 'blueprint/content');
}

/** Paragraphs stand between blank lines; a line break inside one is only the width of the file. */
function paragraphs(text: string): string[] {
  const all: string[][] = [[]];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') all.push([]);
    else all.at(-1)!.push(line);
  }
  return all.filter((lines) => lines.length > 0).map((lines) => lines.join(' '));
}

/** Text as paragraphs without markup, in the field `body`. */
function withBody<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return (source: string): object => {
    const { matter, text } = takeApart(source);
    const body = paragraphs(text);
    return checkContent(schema, { ...matter, ...(body[0] && { body }) }) as object;
  };
}

const readers: Partial<Record<ContentArea, (source: string) => object>> = {
  palettes: withBody(paletteContent),
  personalities: withBody(personalityContent),
  shapes: withBody(shapeContent),
  names: withBody(namesContent),
  styles(source): StyleWords {
    const { matter, text, linesBefore } = takeApart(source);
    const words = checkContent(styleContent, matter);
    const { intro, parts } = readText(text, linesBefore);
    if (intro.length > 0) throw new ContentFault('text', 'begins without a heading');
    if (parts.length === 0 || parts.length > 4) {
      throw new ContentFault('text', 'has one to four headings');
    }
    return { ...words, reasons: parts };
  },
};

/** Reads a text of the Style Blueprint from the source of its file. Throws `ContentFault`. */
export function readBlueprintText(area: ContentArea, source: string): object {
  const read = readers[area];
  if (!read) throw new ContentFault('place', 'is none of the Style Blueprint');
  return read(source);
}

/** Where the files of a folder are: the places that are always there. */
const seeded = blueprintGenderKeys.flatMap(blueprintSlots).filter(({ area }) => area !== 'styles');

const fileOf = (slot: string): string => `${slot.replace('blueprint/', '')}.md`;

/** Reads the sources of a folder's files, by their places. Throws where one is missing, or has a name of none. */
export function readBlueprintSources(folder: string): { slot: string; source: string }[] {
  refuseOthers(folder);
  return seeded.map(({ slot }) => ({
    slot,
    source: fs.readFileSync(path.join(folder, fileOf(slot)), 'utf8'),
  }));
}

/** Reads and checks every file, so that a mistake in one is told when the server starts. Throws with its file and field. */
export function readBlueprintTexts(folder: string): BlueprintTexts {
  const areas = new Map(seeded.map(({ slot, area }) => [slot, area]));
  return new Map(
    readBlueprintSources(folder).map(({ slot, source }) => {
      try {
        return [slot, readBlueprintText(areas.get(slot)!, source)];
      } catch (cause) {
        throw new Error(`${fileOf(slot)}: ${(cause as Error).message}`, { cause });
      }
    }),
  );
}

/** The content of texts, which have every place but those of styles. */
export function blueprintContentOf(texts: BlueprintTexts): BlueprintContent {
  const textOf = <Text>(slot: string): Text => {
    const found = texts.get(slot);
    if (!found) throw new Error(`no words for ${slot}`);
    return found as Text;
  };
  const styleOf = (style: Style) => (texts.get(styleSlot(style)) as StyleWords | undefined) ?? null;
  return {
    paletteOf: (season, gender) => textOf<PaletteContent>(paletteSlot(season, gender)),
    personalityOf: (type, gender) => textOf<PersonalityContent>(personalitySlot(type, gender)),
    shapeOf: (gender, attribute, value) =>
      textOf<ShapeContent>(shapeSlot(gender, attribute, value)),
    styleOf,
    nameOf(gender, combination) {
      const { season, personalities, shape } = combination;
      const [personality] = personalities ?? [];
      const style =
        season && shape && personality && styleOf({ gender, season, shape, personality });
      if (style) return { name: style.name, line: style.line };
      return styleNameOf(textOf<NamesContent>(namesSlot(gender)), combination);
    },
  };
}

/** Reads a folder's content. Throws as {@link readBlueprintTexts}. */
export const readBlueprintContent = (folder: string): BlueprintContent =>
  blueprintContentOf(readBlueprintTexts(folder));

/** A file that no value asks for is a name misspelled. */
function refuseOthers(folder: string): void {
  const known = new Set(seeded.map(({ slot }) => fileOf(slot)));
  for (const room of ['palettes', 'personalities', 'shapes']) {
    for (const name of fs.readdirSync(path.join(folder, room))) {
      const file = `${room}/${name}`;
      if (!known.has(file)) throw new Error(`${file}: no value has this name`);
    }
  }
}
