import type OpenCv from '@techstark/opencv-js';

export type Cv = typeof OpenCv;

let opened: Promise<Cv> | undefined;

/**
 * OpenCV, which takes half a second and 130 MB to load and stays loaded.
 *
 * The module is a thenable that resolves to itself, so that awaiting it would never end: `then` is called
 * once, and deleted. Holds for 4.12.
 */
export function openCv(): Promise<Cv> {
  opened ??= import('@techstark/opencv-js').then(
    (module) =>
      new Promise<Cv>((resolve) => {
        const cv = module.default as unknown as { then?: (done: (ready: Cv) => void) => void };
        const settle = (ready: Cv) => {
          delete cv.then;
          resolve(ready);
        };
        if (cv.then) cv.then(settle);
        else settle(cv as unknown as Cv);
      }),
  );
  return opened;
}
