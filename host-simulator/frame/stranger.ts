import scriptUrl from './stranger-script.js?url&no-inline';

let stranger: HTMLIFrameElement | undefined;
let isReady: Promise<unknown> | undefined;

/**
 * A frame of another origin beside the page's: sandboxed, so that its origin is `null`. It posts any
 * text to any window, as an advertisement or a payment frame could.
 */
function findStranger(): Promise<unknown> {
  if (isReady) return isReady;
  stranger = document.createElement('iframe');
  stranger.setAttribute('sandbox', 'allow-scripts');
  stranger.title = 'A frame of another origin';
  stranger.hidden = true;
  stranger.srcdoc = `<!doctype html><title>Stranger</title><script src="${new URL(scriptUrl, location.href)}"></script>`;
  isReady = new Promise((resolve) => {
    stranger?.addEventListener('load', resolve, { once: true });
  });
  document.body.append(stranger);
  return isReady;
}

/** Posts a text from another origin: to the page in the frame, or to the host. */
export async function speakAsStranger(text: string, to: Window): Promise<void> {
  await findStranger();
  const frame = Array.from({ length: window.length }, (_, index) => index).find(
    (index) => window[index] === to,
  );
  stranger?.contentWindow?.postMessage({ text, frame }, '*');
}
