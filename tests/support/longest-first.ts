import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start programs and wait for them: each takes longer than any other, in few lines. */
const long = /\/tests\/(faults\/|adding-a-room)/;

/**
 * Begins with the files that take longest, so that no worker waits for the other at the end. Where
 * no earlier run has told how long they take, vitest goes by how large they are.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
