import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lateTables } from '#scripts/vite-lean-operations.ts';
import { type Graph, reachable, readGraph, roomOf } from './support/import-graph.ts';

const root = path.join(import.meta.dirname, '..');

// Each may use anything to its right, and itself (docs/design/architecture.md, Direction).
const order = ['app', 'features', 'components', 'api', 'ui', 'lib'];
// Each row may use the rows below it; of one row nobody uses the others.
const serverOrder = [
  ['main.ts', 'launch.ts', 'app.ts'],
  ['demo'],
  ['store', 'operator'],
  ['http', 'webhooks'],
  ['operations'],
  ['jobs'],
  ['procedures', 'mails'],
  ['repositories'],
  ['ports'],
  ['database'],
  ['stylist-tasks'],
  ['blueprint', 'style-lab'],
  ['content'],
  ['config', 'cutout', 'foreign', 'stylist'],
  ['foundation'],
];
const rowOf = (room: string) => serverOrder.findIndex((row) => row.includes(room));
/** What is loaded as a whole, and only where the configuration asks for it; null of all else. */
const lateWhole = (file: string): string | null => {
  if (file.startsWith('server/store/') || file === 'server/demo/order-services.ts') return 'store';
  return file.startsWith('server/demo/') ? 'demo' : null;
};

const allowed = (from: string, to: string): boolean => {
  const [fromTop = '', fromPart = ''] = from.split('/');
  const [toTop = '', toPart = ''] = to.split('/');
  if (fromTop === 'tests' || fromTop === 'bench' || fromTop === 'scripts') return true;
  if (fromTop === 'vite.config.ts' || fromTop === 'vitest.config.ts') return true;
  if (fromTop === 'bridge') return toTop === 'bridge';
  if (fromTop === 'contract') return toTop === 'contract';
  if (fromTop === 'server') {
    if (toTop === 'contract' || from === to) return true;
    if (toTop !== 'server' || rowOf(fromPart) < 0) return false;
    return rowOf(fromPart) < rowOf(toPart) || (rowOf(fromPart) === 0 && rowOf(toPart) === 0);
  }
  if (fromTop === 'host-simulator') {
    return toTop === 'host-simulator' || toTop === 'bridge' || to.startsWith('src/ui');
  }
  if (fromTop !== 'src') return false;
  if (toTop === 'bridge' || toTop === 'contract') return true;
  if (toTop !== 'src') return false;
  if (fromPart === 'main.tsx' || fromPart === 'service-worker.ts') return true;
  const [fromIndex, toIndex] = [order.indexOf(fromPart), order.indexOf(toPart)];
  if (fromPart === 'ui' && toPart === 'api') return false;
  if (fromPart === 'api' && toPart === 'ui') return false;
  if (fromPart === 'features' && toPart === 'features') return from === to;
  return fromIndex >= 0 && toIndex >= fromIndex;
};

describe('the house', () => {
  let graph: Graph;
  beforeAll(() => {
    graph = readGraph(root);
  });

  it('has no arrow that goes up or across', () => {
    const wrong = [...graph.imports].flatMap(([file, imports]) =>
      file.includes('.test.')
        ? []
        : imports
            .filter(({ target }) => target && !allowed(roomOf(file), roomOf(target)))
            .map(({ target }) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has a place in the server’s order for every room, and no loose files', () => {
    const inServer = [...graph.files].filter((file) => file.startsWith('server/'));
    const rooms = new Set(inServer.map((file) => file.split('/')[1]!));
    expect([...rooms].sort()).toEqual([...serverOrder.flat(), 'launch.test.ts'].sort());
  });

  it('loads the embedded store and the demo only where they are asked for', () => {
    const wrong = [...graph.imports].flatMap(([file, imports]) =>
      !file.startsWith('server/') || file.includes('.test.')
        ? []
        : imports
            .filter(({ target, isDynamic, isType }) => {
              const whole = target && lateWhole(target);
              return whole && whole !== lateWhole(file) && !isDynamic && !isType;
            })
            .map(({ target }) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no cycle of imports, not even of types', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file)) {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      const isForTests = file.startsWith('tests/');
      for (const { target, isDynamic, isType } of graph.imports.get(file) ?? []) {
        if (target && !isDynamic && !(isType && isForTests)) visit(target, [...trail, file]);
      }
      done.add(file);
    };
    for (const file of graph.imports.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('has no file in src that no entry reaches', () => {
    const reached = reachable(
      graph,
      [
        'src/main.tsx',
        'src/service-worker.ts',
        'src/components/outfit-thumbnail/draw-worker.ts',
        'src/features/style-blueprint/color/portrait-worker.ts',
        'host-simulator/main.tsx',
      ],
      {
        dynamic: true,
      },
    );
    reached.add('src/app/head-script.ts');
    const lost = [...graph.imports.keys()].filter(
      (file) => file.startsWith('src/') && !file.includes('.test.') && !reached.has(file),
    );
    expect(lost).toEqual([]);
  });

  it('keeps the heavy libraries out of the entry’s static closure', () => {
    const entry = reachable(graph, ['src/main.tsx'], { dynamic: false });
    const heavy =
      /^(framer-motion|@base-ui|valibot|react-use-measure|@tanstack\/react-virtual|browser-image-compression|image-size|d3-)/;
    const found = [...entry].flatMap((file) =>
      (graph.imports.get(file) ?? [])
        .filter(
          ({ specifier, isDynamic, isType }) => !isDynamic && !isType && heavy.test(specifier),
        )
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(found).toEqual([]);
  });

  it('has no queries that are infinite, suspend, or throw to a boundary, which the build leaves out', () => {
    const files = [...graph.imports.keys()].filter((file) => /^src\/.*\.tsx?$/.test(file));
    const found = files.filter((file) =>
      /infiniteQuer|useSuspenseQuer|throwOnError|QueryErrorReset|IsRestoringProvider/i.test(
        fs.readFileSync(path.join(root, file), 'utf8'),
      ),
    );
    expect(found).toEqual([]);
  });

  it('brings late code through lateCode alone', () => {
    const through = /late-code\.ts|\/late\.tsx|lazy-menu\.tsx/;
    const bare = [...graph.imports].flatMap(([file, imports]) => {
      if (!file.startsWith('src/') || file.includes('.test.')) return [];
      const isLate = imports.some(({ isDynamic }) => isDynamic);
      return isLate && !imports.some(({ specifier }) => through.test(specifier)) ? [file] : [];
    });
    expect(bare).toEqual([]);
  });

  it('brings the table of a late room wherever one of its operations is called', () => {
    const calls = [...graph.imports.keys()]
      .filter((file) => file.startsWith('src/') && !file.includes('.test.'))
      .map((file) => ({ file, code: fs.readFileSync(path.join(root, file), 'utf8') }));
    for (const name of lateTables) {
      const table = fs.readFileSync(path.join(root, `contract/operations/${name}.ts`), 'utf8');
      const operations = [...table.matchAll(/^ {2}(\w+): /gm)].map(([, operation]) => operation!);
      expect(operations.length).toBeGreaterThan(0);
      const isCalled = new RegExp(
        `(?:callOperation|operationQuery|useWrite)(?:<[^>]*>)?\\(\\s*'(?:${operations.join('|')})'`,
      );
      const isBrought = new RegExp(`/${name}\\.ts';[\\s\\S]*bringOperations\\(`);
      const without = calls
        .filter(({ code }) => isCalled.test(code) && !isBrought.test(code))
        .map(({ file }) => file);
      expect(without).toEqual([]);
    }
  });

  it('holds ids and drafts in stores, never entities', () => {
    const stores = [...graph.imports.keys()].filter((file) => file.endsWith('-store.ts'));
    const found = stores.filter((file) =>
      (graph.imports.get(file) ?? []).some(({ target }) => target?.startsWith('contract/schemas/')),
    );
    expect(stores.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  it.each([
    [
      'server/jobs/job-kinds.ts',
      /^server\/jobs\/.*(?<!\.test)\.ts$/,
      /^export const \w+: Job<.*> = {/m,
    ],
    [
      'server/jobs/sweep.ts',
      /^server\/repositories\//,
      /^export const \w+: ((Account)?SweepPart|(Composed)?Noun<|Deletable)/m,
    ],
  ])('lists in %s all that belong there', (list, where, made) => {
    const listed = graph.imports.get(list)?.map(({ target }) => target);
    const found = [...graph.files].filter(
      (file) => where.test(file) && made.test(fs.readFileSync(path.join(root, file), 'utf8')),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((file) => !listed?.includes(file))).toEqual([]);
  });

  it('asks for what is opened, never for the entitlement or the feature flag that opens it', () => {
    const asked = /\bentitlements\??\.(?:includes|some|indexOf)\(|\.enable[A-Z]\w+/;
    const found = [...graph.files]
      .filter((file) => /^(server|src)\/.*(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => asked.test(fs.readFileSync(path.join(root, file), 'utf8')));
    // Tells the app of the flags.
    expect(found).toEqual(['server/operations/users.ts']);
  });

  it('names no file for no job', () => {
    const found = [...graph.imports.keys()].filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|shared|index)(\/|\.tsx?$)/.test(file),
    );
    expect(found).toEqual([]);
  });

  it('uses the host’s height where a screen fills the view', () => {
    const bare = /(?<!var\(--host-vh, 100)\b\d*(?:d|s|l)?vh\b/;
    const found = [...graph.files]
      .filter((file) => file.startsWith('src/') && file.endsWith('.css'))
      .filter((file) =>
        bare.test(
          fs.readFileSync(path.join(root, file), 'utf8').replaceAll('var(--host-vh, 100dvh)', ''),
        ),
      );
    expect(found).toEqual([]);
  });

  it('spells no color in a component', () => {
    const withoutComments = (file: string) =>
      fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const components = [...graph.files].filter(
      (file) => /^src\/(app|features|components)\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    const found = components.filter((file) =>
      /['"`]#[\da-f]{3,8}['"`]/i.test(withoutComments(file)),
    );
    expect(found).toEqual([]);
  });
});
