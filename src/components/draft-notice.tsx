import { DeviceNotice } from './device-notice.tsx';
import { Notice } from './notice.tsx';

/**
 * Says that a form opened with unsaved changes from an earlier time, and whether changes cannot be kept
 * now.
 */
export function DraftNotice({ isShown }: { isShown: boolean }) {
  return (
    <>
      <DeviceNotice />
      {isShown && <Notice>Your unsaved changes are back. Save them, or discard them below.</Notice>}
    </>
  );
}
