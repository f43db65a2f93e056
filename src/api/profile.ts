import type { QueryClient } from '@tanstack/react-query';
import { accountTable } from '#contract/operations/account.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { type PreparedPicture, saveWithPicture } from './upload-queue/form-photos.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { meQuery } from './users.ts';

bringOperations(accountTable);

/** The profile form as it is saved: with another photo, with none (null), or with the one there is. */
type ProfileForm = Omit<OperationInput<'userSaveProfile'>, 'imageId'> & {
  photo?: PreparedPicture | null | undefined;
};

/**
 * Saves the form, and its photo if there is a new one. Fails with the code `screen-name-taken`. The
 * answer goes into the cache at once: a form that still showed the old details would save them back.
 */
export const saveProfile = {
  operation: 'userSaveProfile',
  async send({ photo, ...form }: ProfileForm, idempotencyKey?: string) {
    const save = (imageId: string | null | undefined) =>
      callOperation('userSaveProfile', imageId === undefined ? form : { ...form, imageId }, {
        idempotencyKey,
      });
    return photo ? saveWithPicture(photo, { kind: 'profile-photo' }, save) : save(photo);
  },
  seed(client: QueryClient, { userDetails }: OperationOutput<'userSaveProfile'>) {
    client.setQueryData(meQuery().queryKey, { [userDetails.userId]: { userDetails } });
    return [];
  },
} as const;

/** Says in which currency the member tells prices; the answer goes into the cache at once. */
export const useSaveCurrency = (options?: WriteOptions<'userSaveCurrency'>) =>
  useWrite('userSaveCurrency', options, saveProfile.seed);
