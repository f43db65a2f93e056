import { servicesTable } from '#contract/operations/services.ts';
import { bringOperations } from '#contract/operations.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(servicesTable);

/** Saves the country that services are sent to. */
export const useSaveCountry = (options?: WriteOptions<'saveCountry'>) =>
  useWrite('saveCountry', options);

/** Keeps a photo for the studio. */
export const useKeepServicePhoto = (options?: WriteOptions<'keepServicePhoto'>) =>
  useWrite('keepServicePhoto', options);
