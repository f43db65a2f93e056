import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { answerLine, commands } from '../server/stylist/lines.ts';

/*
 * Scores outfits and fills in blanks, a line of JSON each (docs/stylist.md): from a file, or from what is piped
 * in, to the standard output.
 */

const [command = '', file = '-'] = process.argv.slice(2);
const run = commands[command as keyof typeof commands];
if (!run) {
  process.stderr.write(
    'How to use it: npm run stylist -- score FILE, or: npm run stylist -- choose FILE\n',
  );
  process.exit(2);
}

let faults = 0;
async function* answers() {
  const input = file === '-' ? process.stdin : fs.createReadStream(file);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answer = answerLine(run, line);
    if ('error' in answer) faults += 1;
    yield `${JSON.stringify(answer)}\n`;
  }
}

try {
  await pipeline(answers(), process.stdout);
} catch (error) {
  // Whoever reads may have enough, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
    process.stderr.write(`${(error as Error).message}\n`);
    faults += 1;
  }
}
process.exitCode = faults > 0 ? 1 : 0;
