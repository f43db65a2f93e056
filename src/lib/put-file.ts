import { AppError, kindOfStatus } from './errors.ts';

/**
 * PUTs a file to a blob address (product spec, section 7: the file's content type and a block-blob header).
 * `onProgress` is called with shares from 0 to 1.
 * Throws AppError: conflict if it was sent before, forbidden if the address has expired, invalid with the refusal as
 * its message if the bytes are no picture, offline, timeout, server.
 */
export function putFile(
  url: string,
  file: { bytes: ArrayBuffer; contentType: string },
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // fetch cannot tell how far an upload has come.
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.contentType);
    request.setRequestHeader('x-ms-blob-type', 'BlockBlob');
    request.timeout = 120_000;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toError(request));
    };
    request.onerror = () => reject(new AppError('offline'));
    request.ontimeout = () => reject(new AppError('timeout'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(new Blob([file.bytes], { type: file.contentType }));
  });
}

function toError(request: XMLHttpRequest): AppError {
  const kind = kindOfStatus(request.status);
  try {
    const { code, message } = JSON.parse(request.responseText);
    return new AppError(kind, { code, message });
  } catch {
    return new AppError(kind);
  }
}
