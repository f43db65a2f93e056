import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long in few lines: those that start programs and wait for them, and those that ask the same of every
 * operation, or of many rows.
 */
const long = [
  /\/tests\/(faults\/|adding-a-room)/,
  /\/server\/operations\/(access-matrix|stand-in-matrix|bad-input)\.test/,
  /\/server\/(repositories\/repositories|demo\/seed)\.test/,
];

/**
 * Begins with the files that take longest, so that no worker waits for the other at the end. Where
 * no earlier run has told how long they take, vitest goes by how large they are.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((files) => files.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
