declare module 'html-encoding-sniffer' {
  /** The name of the encoding that a page is in. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string | undefined; defaultEncoding?: string },
  ): string;
}
