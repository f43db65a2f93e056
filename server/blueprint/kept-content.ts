import {
  type BlueprintContent,
  blueprintContentFolder,
  readBlueprintContent,
} from './read-content.ts';

let kept: BlueprintContent | null = null;

/** The content, read once. Throws at the first call where a file of it is wrong. */
export function blueprintContent(): BlueprintContent {
  kept ??= readBlueprintContent(blueprintContentFolder());
  return kept;
}
