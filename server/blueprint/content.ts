import {
  type BlueprintContent,
  blueprintContentFolder,
  readBlueprintContent,
} from './read-content.ts';

let read: BlueprintContent | undefined;

/** The words and palettes of the Style Blueprint, read once. Throws with the file and field of a mistake. */
export function blueprintContent(): BlueprintContent {
  read ??= readBlueprintContent(blueprintContentFolder());
  return read;
}
