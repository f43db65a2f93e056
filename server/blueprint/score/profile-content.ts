import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type {
  PaletteContent,
  PersonalityContent,
  ShapeContent,
} from '#contract/schemas/blueprint-content.ts';
import type { BlueprintProfile } from './scored-garment.ts';
import type { ScoringContent } from './scoring-content.ts';

/** Somebody's style, and of the texts those that speak of it: plain, so that it can be sent to a thread. */
export interface ProfileContent {
  profile: BlueprintProfile;
  palette: PaletteContent | null;
  personalities: [type: string, content: PersonalityContent][];
  shapes: [attributeAndValue: string, content: ShapeContent][];
}

const genderOf = ({ gender }: BlueprintProfile): BlueprintGender => gender ?? 'female';
const shapeKey = (attribute: string, value: string) => `${attribute} ${value}`;

/** The texts that speak of a profile. Throws where one of its answers has no text. */
export function profileContent(profile: BlueprintProfile, content: ScoringContent): ProfileContent {
  const gender = genderOf(profile);
  const body = Object.entries(profile.body ?? {}).filter(([, value]) => typeof value === 'string');
  return {
    profile,
    palette: profile.season && content.paletteOf(profile.season, gender),
    personalities: (profile.personalities ?? []).map(({ type }) => [
      type,
      content.personalityOf(type, gender),
    ]),
    shapes: profile.gender
      ? body.map(([attribute, value]) => [
          shapeKey(attribute, value),
          content.shapeOf(gender, attribute, value),
        ])
      : [],
  };
}

/** The same texts as they are asked for when garments are scored. */
export function scoringContent({ palette, personalities, shapes }: ProfileContent): ScoringContent {
  const ofPersonality = new Map(personalities);
  const ofShape = new Map(shapes);
  return {
    paletteOf: () => palette!,
    personalityOf: (type) => ofPersonality.get(type)!,
    shapeOf: (_gender, attribute, value) => ofShape.get(shapeKey(attribute, value))!,
  };
}
