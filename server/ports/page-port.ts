/** The directives for what a page may use of other origins: images, calls and uploads, frames, form targets. */
export type OpenDirective = 'img-src' | 'connect-src' | 'frame-src' | 'form-action';

/** The origins that the page needs for a port, by directive; each a whole origin, without a path. */
type PageSources = Partial<Record<OpenDirective, readonly string[]>>;

/** A port that the page speaks to directly. */
export interface PagePort {
  /** Empty where the page speaks to our own origin alone. */
  readonly pageSources: PageSources;
}
