import { Notice } from './notice.tsx';

/** Says that a form opened with changes of an earlier time, which are not saved yet. */
export function DraftNotice({ isShown }: { isShown: boolean }) {
  return (
    isShown && <Notice>Your unsaved changes are back. Save them, or discard them below.</Notice>
  );
}
