import { LoadAhead } from './load-ahead.tsx';
import { UploadWatch } from './upload-watch.tsx';

/** What begins once the first screen stands: photos that wait go on, and the rooms next door come. */
export function AfterStart() {
  return (
    <>
      <UploadWatch />
      <LoadAhead />
    </>
  );
}
