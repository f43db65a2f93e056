import { proxy } from 'valtio';
import { saveFile } from '../hand-out.ts';
import { log } from '../simulator.ts';

interface WritableFile {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** `showSaveFilePicker`, which not every browser has. */
type Picker = (options: { suggestedName: string }) => Promise<{
  createWritable(): Promise<WritableFile>;
}>;

const name = 'hem-messages.jsonl';

/** Whether all messages are kept to a file at this moment. */
export const wholeLog = proxy({ isKept: false });

let end: (() => void) | undefined;

/**
 * Keeps all messages to a file from now on, those of the log first. Where the browser can write to a
 * file of the user's it does so as they come; else they are kept here and downloaded at the end.
 */
export async function keepWhole(): Promise<void> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  const file = await pick?.({ suggestedName: name })
    .then((handle) => handle.createWritable())
    .catch(() => undefined);
  // Somebody who closes the picker wants no file.
  if (pick && !file) return;
  const lines: string[] = [];
  let written = Promise.resolve();
  const stop = log.writeAll((line) => {
    if (file) written = written.then(() => file.write(line));
    else lines.push(line);
  });
  wholeLog.isKept = true;
  end = () => {
    stop();
    wholeLog.isKept = false;
    if (file) void written.then(() => file.close());
    else saveFile(name, lines.join(''));
  };
}

/** Ends the file. */
export const endWhole = (): void => end?.();
