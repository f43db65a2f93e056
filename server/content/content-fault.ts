/** What is wrong with a file of content, in words for whoever wrote it. */
export class ContentFault extends Error {
  /** The field of the front matter, as `chapters.2.step`, or the line of the text, as `line 12`. */
  readonly where: string;
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
    this.where = where;
  }
}
