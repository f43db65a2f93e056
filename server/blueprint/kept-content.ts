import {
  type BlueprintContent,
  type BlueprintTexts,
  blueprintContentFolder,
  blueprintContentOf,
  readBlueprintTexts,
} from './read-content.ts';

let kept: { texts: BlueprintTexts; content: BlueprintContent } | null = null;

/** What came with the program, read once. Throws at the first call where a file of it is wrong. */
export function programBlueprint(): { texts: BlueprintTexts; content: BlueprintContent } {
  if (!kept) {
    const texts = readBlueprintTexts(blueprintContentFolder());
    kept = { texts, content: blueprintContentOf(texts) };
  }
  return kept;
}
