import type { CutoutPort } from './cutout.ts';
import { type CuttingProcessOptions, openCuttingProcess } from './cutting-process.ts';

/** Cuts with classical methods in a process of its own, which lets every other process go first. */
export function openLocalCutout(options: CuttingProcessOptions = {}): CutoutPort {
  const cutter = openCuttingProcess({ ...options, isPatient: true });
  return {
    cut: (photo) => cutter.ask({ photo }),
    close: async () => cutter.close(),
  };
}
