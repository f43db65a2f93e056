import { useWrite, type WriteOptions } from './use-write.ts';

/** Saves the country that services are sent to. */
export const useSaveCountry = (options?: WriteOptions<'saveCountry'>) =>
  useWrite('saveCountry', options);

/** Keeps a photo for the studio. */
export const useKeepServicePhoto = (options?: WriteOptions<'keepServicePhoto'>) =>
  useWrite('keepServicePhoto', options);
