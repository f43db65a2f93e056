import { height, width } from '../../server/demo/drawing/path.ts';

/** Flat drawings of what the demo has no cut for, each on the same table as the cuts. */

const ink = '#2a1a26';
const table = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const line = `stroke="${ink}" stroke-opacity="0.45" stroke-width="3" stroke-linejoin="round"`;
const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}" ${line}/>`;
const stripesOver = (path: string, color: string): string =>
  `<clipPath id="c"><path d="${path}"/></clipPath><g clip-path="url(#c)" stroke="${color}" stroke-width="12">${Array.from(
    { length: 14 },
    (_, at) => `<path d="M150 ${at * 80 - 100}l500 300"/>`,
  ).join('')}</g>`;

/** What a thing is drawn in: its main color, and a second one if it is striped. */
export interface Paint {
  main: string;
  second: string | null;
}

const tiePath = 'M360 120L440 120L452 190L478 760L400 860L322 760L348 190Z';

/** Things that are drawn flat, by what they are called. */
export const smallThings = {
  tie: ({ main, second }: Paint) =>
    table(
      shape(tiePath, main) +
        (second ? stripesOver(tiePath, second) : '') +
        shape('M352 120L448 120L436 196L364 196Z', main),
    ),
  bowTie: ({ main }: Paint) =>
    table(
      shape('M380 470L180 400C160 480 160 520 180 600L380 530Z', main) +
        shape('M420 470L620 400C640 480 640 520 620 600L420 530Z', main) +
        shape('M372 458h56v84h-56Z', main),
    ),
  ring: ({ main }: Paint) =>
    table(
      `<circle cx="400" cy="520" r="90" fill="none" stroke="${main}" stroke-width="24"/><circle cx="400" cy="520" r="103" fill="none" ${line}/>`,
    ),
  necklace: ({ main }: Paint) =>
    table(
      Array.from({ length: 27 }, (_, at) => {
        const turn = Math.PI * (0.05 + (at / 26) * 0.9);
        return `<circle cx="${400 + 210 * Math.cos(turn)}" cy="${380 + 260 * Math.sin(turn)}" r="17" fill="${main}" ${line}/>`;
      }).join(''),
    ),
  earrings: ({ main }: Paint) =>
    table(
      [300, 500]
        .map(
          (x) =>
            `<circle cx="${x}" cy="520" r="80" fill="none" stroke="${main}" stroke-width="18"/>`,
        )
        .join(''),
    ),
  bracelet: ({ main }: Paint) =>
    table(
      `<ellipse cx="400" cy="520" rx="170" ry="110" fill="none" stroke="${main}" stroke-width="30"/>`,
    ),
  cufflinks: ({ main }: Paint) =>
    table(
      [310, 490]
        .map(
          (x) =>
            `<rect x="${x - 50}" y="470" width="100" height="100" rx="18" fill="${main}" ${line}/>`,
        )
        .join(''),
    ),
  watch: ({ main }: Paint) =>
    table(
      shape('M360 220h80v560h-80Z', main) +
        `<circle cx="400" cy="500" r="92" fill="#f4f1ea" stroke="#8f8c92" stroke-width="18"/><path d="M400 500V440M400 500L438 520" stroke="${ink}" stroke-width="8"/>`,
    ),
  tights: ({ main }: Paint) => table(shape('M300 140H500L530 860H440L400 330L360 860H270Z', main)),
  socks: ({ main }: Paint) =>
    table(
      shape('M240 250H350V620C350 690 260 740 180 740C140 700 240 640 240 600Z', main) +
        shape('M480 250H590V620C590 690 500 740 420 740C380 700 480 640 480 600Z', main),
    ),
  trunks: ({ main }: Paint) => table(shape('M240 300H560L610 640H430L400 480L370 640H190Z', main)),
  cap: ({ main }: Paint) =>
    table(
      shape('M210 560C210 400 300 320 420 320C540 320 600 420 600 560Z', main) +
        shape('M200 556H470C420 600 250 640 110 620C100 590 150 560 200 556Z', main),
    ),
  backpack: ({ main }: Paint) =>
    table(
      shape('M300 180C300 120 500 120 500 180L480 220H320Z', 'none') +
        shape('M230 300C230 180 570 180 570 300L590 780C590 840 210 840 210 780Z', main) +
        shape('M270 540H530V740H270Z', main),
    ),
  travelBag: ({ main }: Paint) =>
    table(
      shape('M280 440C280 300 520 300 520 440', 'none') +
        shape('M140 430H660L690 720C690 760 110 760 110 720Z', main),
    ),
  briefcase: ({ main }: Paint) =>
    table(
      shape('M320 400V340H480V400', 'none') +
        shape('M140 400H660V760H140Z', main) +
        shape('M140 400H660L600 570H200Z', main),
    ),
  robe: ({ main }: Paint) =>
    table(
      shape('M320 160L480 160L640 300L600 620L540 600L560 880H240L260 600L200 620L160 300Z', main),
    ),
} satisfies Record<string, (paint: Paint) => string>;
