import type { AcceptedImageType } from '#contract/rules/images.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { putFile } from '#lib/put-file.ts';

/** A picture of the user, ready to be sent. */
export interface ProfilePhoto {
  /** Tells one pick from the next. */
  id: string;
  bytes: ArrayBuffer;
  contentType: AcceptedImageType;
}

/** The profile form as it is saved: with another photo, with none (null), or with the one there is. */
export type ProfileForm = Omit<OperationInput<'userSaveProfile'>, 'imageId'> & {
  photo?: ProfilePhoto | null | undefined;
};

/** Sends the photo, if there is a new one, and saves the form. Throws AppError `screen-name-taken`. */
export async function saveProfile({
  photo,
  ...form
}: ProfileForm): Promise<OperationOutput<'userSaveProfile'>> {
  const imageId = photo ? await sendPhoto(photo) : photo;
  return callOperation('userSaveProfile', imageId === undefined ? form : { ...form, imageId });
}

async function sendPhoto({ bytes, contentType }: ProfilePhoto): Promise<string> {
  const { imageId, url } = await callOperation('imageUpload', {
    kind: 'user',
    contentType,
    byteLength: bytes.byteLength,
  });
  await putFile(url, { bytes, contentType }, () => {});
  return imageId;
}
