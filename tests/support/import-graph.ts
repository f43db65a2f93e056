import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import of a file. */
export interface Import {
  specifier: string;
  /** The file of ours that it means, relative to the root; undefined for a package. */
  target: string | undefined;
  isDynamic: boolean;
  isType: boolean;
}

/** Who imports whom. */
export interface Graph {
  /** Every file of the project's own folders, relative to the root. */
  files: Set<string>;
  imports: Map<string, Import[]>;
}

const folders = [
  'bridge',
  'contract',
  'host-simulator',
  'server',
  'src',
  'tests',
  'bench',
  'scripts',
];

/** Reads the real import graph, static and dynamic, from the sources. */
export function readGraph(root: string): Graph {
  const { imports: aliases } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const files = new Set(
    folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    ),
  );
  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) {
      return path.join(path.dirname(from), specifier.replace(/\?.*$/, ''));
    }
    for (const [alias, target] of Object.entries(aliases as Record<string, string>)) {
      const prefix = alias.replace('*', '');
      if (specifier.startsWith(prefix)) {
        return path.normalize(target.replace('*', specifier.slice(prefix.length)));
      }
    }
    return undefined;
  };
  const imports = new Map<string, Import[]>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const { module, errors } = parseSync(file, source);
    if (errors.length > 0) throw new Error(`${file} does not parse`);
    const found: Import[] = [];
    const add = (specifier: string, isDynamic: boolean, isType: boolean) => {
      const target = resolve(file, specifier);
      found.push({
        specifier,
        isDynamic,
        isType,
        target: target && files.has(target) ? target : undefined,
      });
      // What a package says of itself is no file of ours to follow.
      if (target && !files.has(target) && !/node_modules|^package\.json$/.test(target)) {
        throw new Error(`${file} imports ${specifier}, which is not there`);
      }
    };
    for (const { moduleRequest, entries } of module.staticImports) {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      add(moduleRequest.value, false, isType);
    }
    for (const { entries } of module.staticExports) {
      for (const entry of entries)
        if (entry.moduleRequest) add(entry.moduleRequest.value, false, entry.isType);
    }
    for (const { moduleRequest } of module.dynamicImports) {
      const text = source.slice(moduleRequest.start, moduleRequest.end);
      const literal = /^['"](.*)['"]$/.exec(text)?.[1];
      if (literal) add(literal, true, false);
    }
    // A type that is imported in the place where it is used is in none of the parser's lists.
    for (const { index, 1: specifier } of source.matchAll(/\bimport\('([^'\n]+)'\)/g)) {
      const isCall = module.dynamicImports.some(({ start }) => start === index);
      if (!isCall && specifier) add(specifier, false, true);
    }
    imports.set(file, found);
  }
  return { files, imports };
}

/** Every file that some files need, themselves included. */
export function reachable(
  graph: Graph,
  from: string[],
  options: { dynamic: boolean },
): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { target, isDynamic, isType } of graph.imports.get(file) ?? []) {
      if (!target) continue;
      // With dynamic imports counted, type imports count too: they are a reason for a file to be there.
      if (options.dynamic || !(isDynamic || isType)) visit(target);
    }
  };
  for (const file of from) visit(file);
  return reached;
}

/** The room that a file is in: its top folder, below `src` and `server` the folder there, and its feature. */
export function roomOf(file: string): string {
  const parts = file.split('/');
  if (parts[0] !== 'src' && parts[0] !== 'server') return parts[0]!;
  if (parts[1] === 'features') return parts.slice(0, 3).join('/');
  return parts.slice(0, 2).join('/');
}
