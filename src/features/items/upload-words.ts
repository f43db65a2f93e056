import type { Upload } from '#api/upload-queue/uploads.ts';

/** How far a photo is, in a person's words. */
export const stepWords: Record<Upload['step'], string> = {
  kept: 'Waiting',
  prepared: 'Sending',
  sent: 'Saving',
  saved: 'Done',
  same: 'You have this one already',
  refused: 'Not added',
};

/** The same where photos wait for the network: none of them is being sent or saved then. */
export const waitingWords: typeof stepWords = {
  ...stepWords,
  prepared: stepWords.kept,
  sent: stepWords.kept,
};
