import { contentTable } from '#contract/operations/content.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(contentTable);

/** How far each text is. */
export const contentSlotsQuery = () => operationQuery('getContentSlots', {});

/** A text with all that is known of it. */
export const contentQuery = (slot: string) => operationQuery('getContent', { slot });

/** The text of a version. */
export const contentVersionQuery = (slot: string, versionId: string) =>
  operationQuery('getContentVersion', { slot, versionId });

/** How a text would be seen, or what is wrong with it. */
export const contentPreviewQuery = (slot: string, source: string) =>
  operationQuery('previewContent', { slot, source }, { isHandled: true });

/** Keeps one's draft of a text. */
export const useSaveContentDraft = (options?: WriteOptions<'saveContentDraft'>) =>
  useWrite('saveContentDraft', options);

/** Shows a text. */
export const usePublishContent = (options?: WriteOptions<'publishContent'>) =>
  useWrite('publishContent', options);

/** Takes a text away from members. */
export const useTakeDownContent = (options?: WriteOptions<'takeDownContent'>) =>
  useWrite('takeDownContent', options);

/** Shows a text from a moment on, or takes that back: it is one's own draft then. */
export const useScheduleContent = (options?: WriteOptions<'scheduleContent'>) =>
  useWrite('scheduleContent', options);
