import type { TestServer } from '#tests/support/test-server.ts';

/** A PUT that the page sent. */
export interface SentPut {
  url: string;
  contentType: string;
  bytes: number;
}

/** Decides what becomes of a PUT; `through` sends it to the server. */
export type PutFault = (
  put: SentPut,
  through: () => Promise<{ status: number; text: string }>,
) => Promise<{ status: number; text: string }>;

/**
 * Gives the page an XMLHttpRequest that reaches the server in this process, as far as uploads use
 * one. Rejecting fault: there is no network.
 */
export function wirePuts(server: TestServer, fault: PutFault = (_put, through) => through()): void {
  class WiredRequest {
    status = 0;
    responseText = '';
    timeout = 0;
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onerror = () => {};
    ontimeout = () => {};
    onabort = () => {};
    #url = '';
    #headers: Record<string, string> = {};
    #isAborted = false;

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    abort() {
      this.#isAborted = true;
      this.onabort();
    }
    async send(body: Blob) {
      const payload = Buffer.from(await body.arrayBuffer());
      const through = async () => {
        const { pathname, search } = new URL(this.#url, 'http://localhost');
        const answer = await server.app.http.inject({
          method: 'PUT',
          url: pathname + search,
          headers: this.#headers,
          payload,
        });
        return { status: answer.statusCode, text: answer.body };
      };
      const put = {
        url: this.#url,
        contentType: this.#headers['content-type'] ?? '',
        bytes: payload.length,
      };
      try {
        const { status, text } = await fault(put, through);
        if (this.#isAborted) return;
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
        this.status = status;
        this.responseText = text;
        this.onload();
      } catch {
        if (!this.#isAborted) this.onerror();
      }
    }
  }
  globalThis.XMLHttpRequest = WiredRequest as never;
}
