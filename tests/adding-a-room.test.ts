import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderForTests } from './support/for-tests.ts';
import { halfVariable } from './support/long-files.ts';

const root = path.join(import.meta.dirname, '..');
const copy = folderForTests('room');
const page = fs.readFileSync(path.join(root, 'docs/adding-a-room.md'), 'utf8');

/** The page's blocks: what each is written in, the file that it names, and its lines. */
const blocks = [...page.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
);

function copySources(): void {
  const { imports } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folders = Object.values<string>(imports).map((target) => target.split('/')[1]!);
  const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
  for (const name of new Set([...folders, 'bench', ...files])) {
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

/** Makes the change that a block shows, at the one place where its lines stand now. */
function change(file: string, block: string): void {
  const lines = block.trimEnd().split('\n');
  const text = (skip: string) =>
    lines.flatMap((line) => (line[0] === skip ? [] : [`${line.slice(1)}\n`])).join('');
  const [before, after] = [text('+'), text('-')];
  const source = fs.readFileSync(path.join(copy, file), 'utf8');
  const places = source.split(before).length - 1;
  if (places !== 1) throw new Error(`${file} has this in ${places} places, not in one:\n${before}`);
  fs.writeFileSync(
    path.join(copy, file),
    source.replace(before, () => after),
  );
}

const run = promisify(execFile);
const bin = (name: string) => path.join(copy, 'node_modules/.bin', name);

/** Runs a program in the copy; throws with what it wrote if it fails. */
async function inCopy(program: string, ...parameters: string[]): Promise<void> {
  // The copy's tests are few, and of no half.
  const env = { ...process.env, [halfVariable]: 'both' };
  await run(program, parameters, { cwd: copy, env }).catch((error) => {
    throw new Error(`${program} ${parameters.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
}

/** Dates the generated migration alike in every run, so that the template of its database is made once. */
function dateMigration(): void {
  const file = path.join(copy, 'server/database/migrations/meta/_journal.json');
  const journal: { entries: { when: number }[] } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const [before, made] = journal.entries.slice(-2);
  made!.when = before!.when + 1;
  fs.writeFileSync(file, JSON.stringify(journal));
}

/** The parts read of vitest's JSON report. */
interface Report {
  testResults: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
}

describe('the page about adding a room', () => {
  beforeAll(async () => {
    copySources();
    for (const { kind, file, text } of blocks) {
      if (kind === 'sh') {
        for (const line of text.trim().split('\n')) await inCopy('sh', '-c', line);
        dateMigration();
      } else if (kind === 'diff') {
        change(file, text);
      } else {
        const whole = path.join(copy, file);
        if (fs.existsSync(whole)) throw new Error(`${file} is there already`);
        fs.mkdirSync(path.dirname(whole), { recursive: true });
        fs.writeFileSync(whole, text);
      }
    }
  });

  it('makes a room whose types fit, and that answers what every room is asked', async () => {
    const files = blocks.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file));
    // With the types of packages that have none of their own.
    const include = ['server/foreign/*.d.ts'];
    const config = { extends: './tsconfig.json', include, files };
    fs.writeFileSync(path.join(copy, 'tsconfig.room.json'), JSON.stringify(config));
    const tests = [
      'server/operations/hats',
      'server/operations/access-matrix',
      'tests/architecture',
    ];
    const only = ['-t', '^(Hats|getHats|saveHat|deleteHats|the house) '];
    const report = path.join(copy, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await Promise.all([
      inCopy(bin('tsc'), '--noEmit', '-p', 'tsconfig.room.json'),
      inCopy(bin('vitest'), 'run', ...tests, ...only, ...reporters),
    ]);
    const { testResults }: Report = JSON.parse(fs.readFileSync(report, 'utf8'));
    const asked = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles }) => ancestorTitles[0]);
    expect(new Set(asked)).toEqual(
      new Set(['Hats', 'getHats', 'saveHat', 'deleteHats', 'the house']),
    );
    // It checks the types of the whole house and starts servers: minutes on a busy machine.
  }, 300_000);
});
