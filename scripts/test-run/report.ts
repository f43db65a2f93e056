import path from 'node:path';
import type { RunFile } from '../spec-coverage.ts';
import { root } from './children.ts';

/** What of a run is counted. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, in words, for the end of the whole run. */
  failures: string[];
}

/** The parts read of vitest's JSON report. */
export interface Report {
  testResults: FileResult[];
}

/** What vitest's report says of a file. */
export interface FileResult {
  /** Its whole path. */
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    title: string;
    fullName: string;
    failureMessages?: string[] | null;
  }[];
}

/** A file's path in the project. */
export const pathOf = ({ name }: Pick<FileResult, 'name'>): string => path.relative(root, name);

/** Whether a file failed: one of its tests, or the file itself, which may not even have loaded. */
export const hasFailed = ({ status, assertionResults }: FileResult): boolean =>
  status === 'failed' || assertionResults.some((test) => test.status === 'failed');

/** What failed in a file, a paragraph each: a test with the beginning of its error, or the file that did not run. */
export function failuresOf(file: FileResult): string[] {
  if (!hasFailed(file)) return [];
  const tests = file.assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return [`${pathOf(file)}\n${file.message}`];
  return tests.map(({ fullName, failureMessages }) => {
    const error = (failureMessages?.[0] ?? '').split('\n').slice(0, 12).join('\n');
    return `${pathOf(file)} > ${fullName}\n${error}`;
  });
}

/** Counts the tests of files. */
export function tallyOf(files: readonly FileResult[]): Tally {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(failuresOf);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    failures,
  };
}

/** The files of a report as the check of the specification's coverage reads them. */
export const runFiles = (files: readonly FileResult[]): RunFile[] =>
  files.map((file) => ({ file: pathOf(file), tests: file.assertionResults }));
