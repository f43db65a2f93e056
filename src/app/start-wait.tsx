import { Waiting } from '#ui/waiting.tsx';

/** The wordmark and its stitches, as the page itself begins with them (index.html). */
const drawn = [...document.querySelectorAll('.start > *')];

/** The wordmark sewing its stitches, in place of a spinner. */
export function StartWait() {
  return (
    <Waiting label="Opening Hem" className="start">
      <span ref={(place) => place?.replaceChildren(...drawn.map((one) => one.cloneNode(true)))} />
    </Waiting>
  );
}
