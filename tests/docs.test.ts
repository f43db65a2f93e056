import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiDocs } from '#scripts/api-docs.ts';
import { nativeHostPage, nativeHostSchemas } from '#scripts/native-host-docs.ts';
import { configVariables } from '#server/config/config.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('the documentation', () => {
  it('has the API as the table has it (npm run docs:api writes it)', () => {
    expect(read('docs/api.md')).toBe(apiDocs());
  });

  it('has the bridge as its registry has it (npm run docs:native-host writes it)', () => {
    expect(read('docs/native-host.md')).toBe(nativeHostPage());
    const schemas = nativeHostSchemas();
    const folder = path.join(root, 'docs/native-host');
    expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort());
    for (const [file, text] of Object.entries(schemas)) {
      expect(read(`docs/native-host/${file}`), file).toBe(text);
    }
  });

  it('lists every configuration variable', () => {
    const page = read('docs/operating.md');
    expect(configVariables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('says of every package what it is for', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const page = read('docs/dependencies.md');
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(['docs/spec-coverage.md', 'docs/bridge-coverage.md'])(
    'names only tests that are there, for every line of %s',
    (file) => {
      const lines =
        read(file).match(
          /^\|(?! (?:Line|Rule|Row) | --- |.*\| \*(?:not yet|ours to decide)\* \|).*$/gm,
        ) ?? [];
      expect(lines.length).toBeGreaterThan(100);
      const rows = lines.map((line) => {
        const [, file = '', title = ''] = /\| `([^`]+)` \| (.+) \|$/.exec(line) ?? [];
        return { file, title };
      });
      const lost = rows.filter(({ file, title }) => {
        if (file === '' || !fs.existsSync(path.join(root, file))) return true;
        // A title is the first argument of a test, on its line or, where that is too long, the next.
        const text = read(file).replaceAll(/\(\s+'/g, "('");
        return !text.includes(`('${title}',`);
      });
      expect(lost).toEqual([]);
    },
  );

  it('names at most three flaky tests, each with its cause', () => {
    const [, table = ''] = /\n## Flaky tests\n([\s\S]*?)\n## /.exec(read('docs/qa.md')) ?? [];
    const [head, , ...rows] = table.match(/^\|.*\|$/gm) ?? [];
    expect(head).toBe('| test | cause |');
    expect(rows.length).toBeLessThanOrEqual(3);
    for (const row of rows) {
      const [, file = '', cause = ''] = /^\| `([^`>]+?)(?: > [^`]+)?` \| (.+) \|$/.exec(row) ?? [];
      expect(fs.existsSync(path.join(root, file)), row).toBe(true);
      expect(cause.length, row).toBeGreaterThan(20);
    }
  });

  it('names the rooms of the app as they are', () => {
    const rooms = fs.readdirSync(path.join(root, 'src/features')).sort().join(', ');
    expect(read('docs/design/architecture.md')).toContain(`A folder for each: ${rooms} |`);
  });

  it('draws the folders as they are', () => {
    const [, drawing = ''] =
      /^```text\n([\s\S]*?)^```$/m.exec(read('docs/design/architecture.md')) ?? [];
    const drawn = new Map<string, string[]>();
    for (const [, indent, name = ''] of drawing.matchAll(/^( *)([\w-]+)\//gm)) {
      if (indent === '') drawn.set(name, []);
      else [...drawn.values()].at(-1)?.push(name);
    }
    const ignored = read('.gitignore').split('\n');
    const foldersIn = (folder: string) =>
      fs
        .readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .filter((name) => !ignored.includes(`${name}/`))
        .sort();
    expect([...drawn.keys()]).toEqual(foldersIn('.'));
    // Some are drawn without what is in them.
    const open = [...drawn].filter(([, inside]) => inside.length > 0);
    expect(open.map(([name]) => name)).toEqual(expect.arrayContaining(['server', 'src']));
    for (const [name, inside] of open) expect(inside, name).toEqual(foldersIn(name));
  });

  it('links only to files that are there', () => {
    const pages = [
      'README.md',
      ...fs
        .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => `docs/${file}`),
    ];
    const lost = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map((match) => path.join(path.dirname(page), match[1]!))
        .filter((target) => !fs.existsSync(path.join(root, target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(lost).toEqual([]);
  });
});
