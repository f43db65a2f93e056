import sharp from 'sharp';

/*
 * Portraits drawn in code: an abstract face, no real person. The tones are given, shade and light are added, so that
 * what a tap reads can be held against what is true.
 */

/** The tones of a portrait in even light, `#rrggbb` each. */
export interface PortraitTones {
  skin: string;
  hair: string;
  eye: string;
  background?: string;
  paper?: string;
}

/** Pixels as a canvas gives them: red, green, blue, opacity. */
export interface PortraitPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The drawing's own units, in which the spots are given. */
const drawing = { width: 600, height: 760 };

/** Where each tone lies in the drawing, in fractions of its width and height: where a person would tap. */
export const portraitSpots = {
  eye: [spot(248, 346), spot(354, 346)],
  hair: [spot(240, 160), spot(370, 160), spot(436, 400)],
  skin: [spot(264, 262), spot(238, 418), spot(350, 420)],
  white: [spot(480, 690)],
};

function spot(x: number, y: number): { x: number; y: number } {
  return { x: x / drawing.width, y: y / drawing.height };
}

const hair =
  'M300 106C180 106 132 200 134 330C136 420 128 480 150 540L206 540C190 440 190 360 198 300C210 230 250 200 300 200C350 200 390 230 402 300C410 360 410 440 394 540L450 540C472 480 464 420 466 330C468 200 420 106 300 106Z';
const face =
  'M300 172C376 172 414 228 412 316C411 372 398 416 370 452C348 480 324 497 300 497C276 497 252 480 230 452C202 416 189 372 188 316C186 228 224 172 300 172Z';

const eyeAt = (x: number, tones: PortraitTones) => `
  <path d="M${x - 33} 342Q${x} 312 ${x + 33} 342Q${x} 362 ${x - 33} 342Z" fill="#f2ece8"/>
  <circle cx="${x}" cy="338" r="16" fill="${tones.eye}"/>
  <circle cx="${x}" cy="338" r="15" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.4"/>
  <circle cx="${x}" cy="337" r="5.6" fill="#0d0909"/><circle cx="${x - 5}" cy="331" r="3" fill="#fff"/>
  <path d="M${x - 35} 342Q${x} 309 ${x + 35} 342" fill="none" stroke="#1c100d" stroke-width="5"/>
  <path d="M${x - 36} 300Q${x} 282 ${x + 36} 300" fill="none" stroke="${tones.hair}" stroke-width="9" stroke-opacity=".8"/>`;

/** One person in the drawing's units, without the ground. */
const person = (tones: PortraitTones) => `
  <path d="M300 112C176 108 146 214 146 322C146 402 138 462 160 520H440C462 462 454 402 454 322C454 214 424 108 300 112Z" fill="${tones.hair}"/>
  <path d="M300 112C176 108 146 214 146 322V520H454V322C454 214 424 108 300 112Z" fill="#000" fill-opacity=".4"/>
  <path d="M252 440C254 512 250 546 190 584Q300 720 410 584C350 546 346 512 348 440Z" fill="${tones.skin}"/>
  <path d="M252 450Q300 540 348 450V520Q300 560 252 520Z" fill="#000" fill-opacity=".22"/>
  <path d="M20 900C26 680 90 630 196 582C220 640 262 662 300 662S380 640 404 582C510 630 574 680 580 900Z" fill="#a7a0a4"/>
  <path d="${face}" fill="${tones.skin}"/><path d="${face}" fill="url(#shade)"/>
  <g filter="url(#soft)"><ellipse cx="236" cy="408" rx="30" ry="20" fill="#d0665c" fill-opacity=".06"/>
  <ellipse cx="360" cy="408" rx="30" ry="20" fill="#d0665c" fill-opacity=".06"/>
  <ellipse cx="296" cy="380" rx="8" ry="34" fill="#fff" fill-opacity=".25"/>
  <path d="M312 330Q330 400 320 416L300 410Z" fill="#000" fill-opacity=".18"/></g>
  <path d="M280 414Q300 426 320 414" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>
  ${eyeAt(247, tones)}${eyeAt(353, tones)}
  <path d="M258 446Q300 430 342 446Q300 480 258 446Z" fill="#a24a4a" fill-opacity=".65"/>
  <path d="${hair}" fill="${tones.hair}"/>
  <path d="M200 300C190 220 240 150 300 150M410 330C416 420 410 470 420 530M170 300C160 380 166 440 160 520" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="16"/>
  <path d="M430 220C450 320 440 440 440 530M150 330C146 400 146 460 160 530" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="12"/>`;

const sheet = (width: number, tones: PortraitTones, inner: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${drawing.height}"><defs>
  <linearGradient id="shade" x1=".3" x2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter></defs>
  <rect width="${width}" height="${drawing.height}" fill="${tones.background ?? '#c9c4c2'}"/>${inner}</svg>`;

const paperIn = (tones: PortraitTones) =>
  `<path d="M404 600L558 590L566 800L408 800Z" fill="${tones.paper ?? '#f0f0ee'}"/>`;

async function pixelsOf(svg: string, width: number): Promise<PortraitPixels> {
  const image = sharp(Buffer.from(svg)).resize({ width }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** Draws a portrait in even light, `width` pixels wide and 19/15 as high. */
export const drawPortrait = (tones: PortraitTones, width = 300): Promise<PortraitPixels> =>
  pixelsOf(sheet(drawing.width, tones, person(tones) + paperIn(tones)), width);

/** Draws two people beside each other. */
export const drawPair = (
  left: PortraitTones,
  right: PortraitTones,
  width = 480,
): Promise<PortraitPixels> =>
  pixelsOf(
    sheet(
      2 * drawing.width,
      left,
      `${person(left)}<g transform="translate(600)">${person(right)}</g>`,
    ),
    width,
  );
