import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BlueprintGender,
  blueprintGenderKeys,
  bodyAttributes,
  type ColorSeason,
  colorSeasons,
  type PersonalityType,
  personalityTypes,
} from '#contract/rules/blueprint.ts';
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
} from '#contract/schemas/blueprint-content.ts';
import { readContentFile } from './read-content-file.ts';
import { type StyleCombination, styleNameOf } from './style-name.ts';

/** The words and palettes of the Style Blueprint. What the specification has a value for is always there. */
export interface BlueprintContent {
  paletteOf(season: ColorSeason, gender: BlueprintGender): PaletteContent;
  personalityOf(type: PersonalityType, gender: BlueprintGender): PersonalityContent;
  /** Of an attribute of `bodyAttributes` and one of its values; throws where the gender has no such value. */
  shapeOf(gender: BlueprintGender, attribute: string, value: string): ShapeContent;
  /** The name of the most specific combination that fits; the gender's default where none does. */
  nameOf(gender: BlueprintGender, combination: StyleCombination): StyleName;
}

/** Beside the source, or copied beside the bundle. */
export function blueprintContentFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.join(here, path.basename(here) === 'blueprint' ? 'content' : 'blueprint/content');
}

const inFileName = (value: string): string => value.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const seasonFile = (season: ColorSeason, gender: BlueprintGender): string =>
  `palettes/${inFileName(season)}-${gender}.md`;
const personalityFile = (type: PersonalityType, gender: BlueprintGender): string =>
  `personalities/${inFileName(type)}-${gender}.md`;
const shapeFile = (gender: BlueprintGender, attribute: string, value: string): string =>
  `shapes/${gender}-${inFileName(attribute)}-${inFileName(value)}.md`;

/** Reads and checks every file, so that a mistake in one is told when the server starts. Throws with its file and field. */
export function readBlueprintContent(folder: string): BlueprintContent {
  const palettes = new Map<string, PaletteContent>();
  const personalities = new Map<string, PersonalityContent>();
  const shapes = new Map<string, ShapeContent>();
  const names = new Map<BlueprintGender, NamesContent>();

  for (const gender of blueprintGenderKeys) {
    for (const season of colorSeasons) {
      const file = seasonFile(season, gender);
      palettes.set(file, readContentFile(folder, file, paletteContent));
    }
    for (const type of personalityTypes) {
      const file = personalityFile(type, gender);
      personalities.set(file, readContentFile(folder, file, personalityContent));
    }
    for (const [attribute, values] of Object.entries(bodyAttributes[gender])) {
      for (const value of values) {
        const file = shapeFile(gender, attribute, value);
        shapes.set(file, readContentFile(folder, file, shapeContent));
      }
    }
    names.set(gender, readContentFile(folder, `names/${gender}.md`, namesContent));
  }
  refuseOthers(folder, [...palettes.keys(), ...personalities.keys(), ...shapes.keys()]);

  return {
    paletteOf: (season, gender) => palettes.get(seasonFile(season, gender))!,
    personalityOf: (type, gender) => personalities.get(personalityFile(type, gender))!,
    shapeOf(gender, attribute, value) {
      const found = shapes.get(shapeFile(gender, attribute, value));
      if (!found) throw new Error(`no words for ${gender}, ${attribute} ${value}`);
      return found;
    },
    nameOf: (gender, combination) => styleNameOf(names.get(gender)!, combination),
  };
}

/** A file that no value asks for is a name misspelled. */
function refuseOthers(folder: string, known: string[]): void {
  for (const room of ['palettes', 'personalities', 'shapes']) {
    for (const name of fs.readdirSync(path.join(folder, room))) {
      const file = `${room}/${name}`;
      if (!known.includes(file)) throw new Error(`${file}: no value has this name`);
    }
  }
}
