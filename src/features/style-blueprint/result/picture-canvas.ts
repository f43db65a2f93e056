/** The colors that pictures are drawn in, the same in both themes: they are looked at anywhere. */
export const inks = {
  paper: 'rgb(245, 243, 244)',
  board: 'rgb(251, 250, 250)',
  boardMark: 'rgba(33, 19, 29, 0.26)',
  ink: 'rgb(33, 19, 29)',
  muted: 'rgb(101, 86, 95)',
  line: 'rgb(221, 214, 218)',
  aubergine: 'rgb(75, 26, 63)',
  thread: 'rgb(217, 224, 78)',
} as const;

/** A place in a picture, in pixels; turned about its middle by degrees. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  turn?: number;
}

/** Waits for the letters that a picture is drawn with. */
export const loadLetters = (): Promise<unknown> =>
  Promise.all([
    document.fonts.load('400 90px "Imbue Variable"'),
    document.fonts.load('500 90px "Imbue Variable"'),
    document.fonts.load('400 26px "Hanken Grotesk Variable"'),
    document.fonts.load('600 26px "Hanken Grotesk Variable"'),
  ]);

/** An empty canvas of a size in pixels, with what draws on it. */
export function canvasOf(
  width: number,
  height: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return [canvas, context];
}

/** The canvas as a PNG. */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });

/** The type of titles, in a size in pixels. */
export const display = (size: number, weight = 400) =>
  `${weight} ${size}px "Imbue Variable", Didot, serif`;

/** The type of texts, in a size in pixels. */
export const text = (size: number, weight = 400) =>
  `${weight} ${size}px "Hanken Grotesk Variable", system-ui, sans-serif`;

/** Writes on pattern paper, whose marks keep clear of the letters. */
export function writeOnPaper(
  context: CanvasRenderingContext2D,
  words: string,
  left: number,
  bottom: number,
  width: number,
): void {
  context.strokeStyle = inks.board;
  context.lineWidth = 14;
  context.lineJoin = 'round';
  context.strokeText(words, left, bottom, width);
  context.fillText(words, left, bottom, width);
}

/** Breaks words into lines that are at most so wide, in pixels, in the type that is set. */
export function linesOf(context: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
