/** The answer that was found at an address. */
export interface WebAnswer {
  /** The address where it was found, after redirects. */
  url: URL;
  /** Its type alone, in lower case. */
  contentType: string;
  /** The charset that came with the type. */
  charset: string | undefined;
  bytes: Buffer;
}

/** Why an address could not be read. What is not public is `unreachable`: nobody learns what is there. */
export type WebFault = 'unreachable' | 'too-slow' | 'too-large' | 'not-a-page';

/** An address that could not be read. */
export class CannotRead extends Error {
  readonly fault: WebFault;
  constructor(fault: WebFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Reads what others have published, on behalf of a member who names its address. */
export interface WebPort {
  /** Reads one address, if what is there is of one of these types. Throws CannotRead. */
  read(url: URL, types: readonly string[], signal?: AbortSignal): Promise<WebAnswer>;
}
