import { Waiting } from '#ui/waiting.tsx';

/** The wordmark sewing its stitches, in place of a spinner; index.html begins with the same. */
export function StartWait() {
  return (
    <Waiting label="Opening Hem" className="start">
      <span>Hem</span>
      <b aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </b>
    </Waiting>
  );
}
