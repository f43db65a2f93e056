declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** What of the package the tests use; it brings no types. */
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    /** Its clients' class: a client that shows a signed secret is compared otherwise. */
    Client: { prototype: { compareClientSecret(given: string): boolean | Promise<boolean> } };
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    proxy: boolean;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>;
  }

  export const interactionPolicy: {
    base(): { add(prompt: unknown, at: number): void };
    Prompt: new (of: { name: string; requestable: boolean }) => unknown;
  };
}
