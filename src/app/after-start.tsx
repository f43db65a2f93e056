import { LoadAhead } from './load-ahead.tsx';
import { UploadWatch } from './upload-watch.tsx';

/**
 * What begins once the first screen stands: waiting photos go on, and the code of the next rooms is
 * loaded.
 */
export function AfterStart() {
  return (
    <>
      <UploadWatch />
      <LoadAhead />
    </>
  );
}
