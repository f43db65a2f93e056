import { createRequire } from 'node:module';
import type OpenCv from '@techstark/opencv-js';

export type Cv = typeof OpenCv;

let opened: Promise<Cv> | undefined;

/**
 * OpenCV, which takes half a second and 130 MB to load and stays loaded.
 *
 * The module is a thenable that resolves to itself, so that awaiting it, or a dynamic import of it, would
 * never end: it is required, `then` is called once, and deleted. Holds for 4.12.
 */
export function openCv(): Promise<Cv> {
  opened ??= new Promise<Cv>((resolve) => {
    const cv = createRequire(import.meta.url)('@techstark/opencv-js') as Cv & {
      then?: (done: (ready: Cv) => void) => void;
    };
    const settle = () => {
      delete cv.then;
      resolve(cv);
    };
    if (cv.then) cv.then(settle);
    else settle();
  });
  return opened;
}
