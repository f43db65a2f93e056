/** Nobody waits for the work that was done. */
export class Unwanted extends Error {
  override name = 'Unwanted';
}

/** Of the work of this thread, which does one thing at a time. */
let isWanted = (): boolean => true;

/** Does work that ends as soon as it is not wanted any more: then it throws `Unwanted`. */
export function whileWanted<Result>(wanted: () => boolean, work: () => Result): Result {
  isWanted = wanted;
  try {
    stopIfUnwanted();
    return work();
  } finally {
    isWanted = () => true;
  }
}

/** Asked now and then by what takes long. Throws `Unwanted`. */
export function stopIfUnwanted(): void {
  if (!isWanted()) throw new Unwanted('nobody waits for it');
}
