import type { QueryClient } from '@tanstack/react-query';
import type { AcceptedImageType } from '#contract/rules/images.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { putFile } from '#lib/put-file.ts';
import { meQuery } from './users.ts';

/** A picture of the user, ready to be sent. */
export interface ProfilePhoto {
  /** Tells one pick from the next. */
  id: string;
  bytes: ArrayBuffer;
  contentType: AcceptedImageType;
}

/** The profile form as it is saved: with another photo, with none (null), or with the one there is. */
type ProfileForm = Omit<OperationInput<'userSaveProfile'>, 'imageId'> & {
  photo?: ProfilePhoto | null | undefined;
};

/**
 * Saves the form, and its photo if there is a new one. Fails with the code `screen-name-taken`. The
 * answer is what the user's details are from then on: a form that showed the older ones until they
 * are read again would save them back.
 */
export const saveProfile = {
  operation: 'userSaveProfile',
  async send({ photo, ...form }: ProfileForm) {
    const imageId = photo ? await sendPhoto(photo) : photo;
    return callOperation('userSaveProfile', imageId === undefined ? form : { ...form, imageId });
  },
  seed(client: QueryClient, { userDetails }: OperationOutput<'userSaveProfile'>) {
    client.setQueryData(meQuery().queryKey, { [userDetails.userId]: { userDetails } });
    return [];
  },
} as const;

async function sendPhoto({ bytes, contentType }: ProfilePhoto): Promise<string> {
  const { imageId, url } = await callOperation('imageUpload', {
    kind: 'user',
    contentType,
    byteLength: bytes.byteLength,
  });
  await putFile(url, { bytes, contentType }, () => {});
  return imageId;
}
