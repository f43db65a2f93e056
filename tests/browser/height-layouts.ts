/** A page by what makes its height: its styles, what is in it, and what it does. */
export interface HeightLayout {
  name: string;
  css?: string;
  html: string;
  script?: string;
  /** When it really changes last, in milliseconds after it was loaded. */
  changesUntilMs?: number;
  /** Whether no height of its view can show it all. */
  isEndless?: boolean;
}

const block = (px: number, name = '') => `<div class="${name}" style="height: ${px}px"></div>`;
const header = '<header style="height: 60px"></header>';
const part = (height: string, inside = '') => `<div style="height: ${height}">${inside}</div>`;
const image = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

const scroller = (height: string) =>
  `<div style="height: ${height}; overflow: auto">${block(3_000)}</div>`;

const media = (query: string, rule: string, otherwise: string): string =>
  `.box { height: ${otherwise} } @media (${query}) { .box { height: ${rule} } }`;

const endless = (name: string, html: string, rest: Partial<HeightLayout> = {}): HeightLayout => ({
  name,
  html,
  isEndless: true,
  ...rest,
});

/** Pages of every kind known to grow, shrink or swing with their own web view, and plain ones. */
export const heightLayouts: readonly HeightLayout[] = [
  { name: 'a long text', html: block(2_100) },
  { name: 'a short text', html: block(240) },
  { name: 'nothing', html: '' },
  { name: 'as tall as the view', html: part('100vh') },
  {
    name: 'the whole view, measured in percent',
    html: part('100%'),
    css: 'html, body, #root { height: 100% }',
  },

  ...[60, 80, 85].flatMap((share): HeightLayout[] => [
    { name: `a scroller of ${share} %`, html: scroller(`${share}vh`) },
    { name: `a scroller of ${share} % under a header`, html: header + scroller(`${share}vh`) },
    { name: `${share} % and a long text`, html: part(`${share}vh`) + block(700) },
    {
      name: `${share} % at least, and a text`,
      html: part('auto', block(520)) + block(90),
      css: `#root > div:first-child { min-height: ${share}vh }`,
    },
  ]),
  { name: 'half of the view twice', html: part('50vh') + part('50vh') },
  { name: 'a third of the view and padding', html: part('33vh'), css: '#root { padding: 4vh 0 }' },
  { name: 'a padding of 5 % around a text', html: block(400), css: '#root { padding: 5vh 0 }' },
  { name: '98 % and a little more', html: part('98vh') + block(14) },

  endless('a header over the view', header + part('100vh')),
  endless('a header over the view in dvh', header + part('100dvh')),
  endless('a header over the view in svh', header + part('100svh')),
  endless('110 %', part('110vh')),
  endless('a header over 110 %', header + part('110vh')),
  endless('twice the view', part('200vh')),
  endless('three times the view', part('300vh')),
  endless('the view and its half in lvh', part('100svh') + part('50lvh')),
  endless('a scroller as tall as the view, under a header', header + scroller('100vh')),

  endless('50vh and 90vh', part('50vh') + part('90vh')),
  endless('a header over its container', header + part('100cqh'), {
    css: 'html, body, #root { height: 100% } body { container-type: size }',
  }),
  endless('the view and 200 px', part('calc(100vh + 200px)')),
  endless(
    'the view in a border',
    '<div style="display: flex; min-height: 100vh; border: 3px solid"></div>',
  ),
  endless('the view, zoomed', part('100vh'), { css: '#root { zoom: 1.1 }' }),
  endless('2 px over the view', part('calc(100vh + 2px)')),
  endless('steps of 50 px over the view', part('round(up, calc(100vh + 1px), 50px)')),
  endless('steps of 100 px over the view', part('round(up, calc(100vh + 30px), 100px)')),
  endless('steps of 40 px near the view', part('round(nearest, calc(100vh + 30px), 40px)')),
  endless('sections that snap', part('100vh') + part('100vh'), {
    css: 'html { scroll-snap-type: y mandatory } #root div { scroll-snap-align: start }',
  }),

  { name: 'the view up to 900 px and a header', html: header + part('min(100vh, 900px)') },
  { name: 'the view up to 700 px and a header', html: header + part('min(100vh, 700px)') },
  { name: 'between 300 and 800 px', html: header + part('clamp(300px, 100vh, 800px)') },
  { name: 'the view but for its header', html: header + part('calc(100vh - 60px)') },
  { name: 'the view but for a little', html: header + part('calc(100vh - 62px)') },
  {
    name: 'small and large parts mixed',
    html: part('30svh') + part('20lvh') + part('20dvh') + block(260),
  },
  {
    name: 'a part in svh, a text in lvh',
    html: part('40svh') + part('max(20lvh, 200px)') + block(100),
  },

  {
    name: 'shorter when tall',
    html: '<div class="box"></div>',
    css: media('min-height: 800px', '500px', '1000px'),
  },
  {
    name: 'longer when tall',
    html: '<div class="box"></div>',
    css: media('min-height: 800px', '1500px', '900px'),
  },
  {
    name: 'hidden when low',
    html: `${block(700)}<div class="box"></div>`,
    css: `${media('max-height: 650px', '0', '300px')}`,
  },
  {
    name: 'shown when low',
    html: `${block(560)}<div class="box"></div>`,
    css: `${media('max-height: 650px', '300px', '0')}`,
  },
  {
    name: 'three steps',
    html: '<div class="box"></div>',
    css: `${media('min-height: 700px', '760px', '650px')} @media (min-height: 900px) { .box { height: 500px } }`,
  },
  {
    name: 'a part below a limit',
    html: `${block(500)}<div class="box"></div>`,
    css: media('max-height: 900px', '40vh', '120px'),
  },
  {
    name: 'wide or tall by its shape',
    html: '<div class="box"></div>',
    css: media('min-aspect-ratio: 1/2', '900px', '620px'),
  },

  {
    name: 'moved down',
    html: part('300px', part('100px')),
    css: '#root div div { transform: translateY(650px) }',
  },
  {
    name: 'larger by a transform',
    html: block(500),
    css: '#root div { transform: scale(1, 1.8); transform-origin: top }',
  },
  {
    name: 'out of its box by a negative margin',
    html: `${block(400)}<div style="height: 20px"><div style="margin-bottom: -300px; height: 320px"></div></div>`,
  },
  {
    name: 'pulled up by a negative margin',
    html: block(900) + '<div style="margin-top: -200px; height: 300px"></div>',
  },
  {
    name: 'placed absolutely, beyond its end',
    html: `${block(300)}<div style="position: absolute; top: 900px; height: 200px; width: 10px"></div>`,
  },
  {
    name: 'placed absolutely at the foot of the view',
    html: `${block(700)}<div style="position: absolute; bottom: 0; height: 50px; width: 10px"></div>`,
  },
  {
    name: 'a menu that opens below',
    html: `${block(500)}<nav hidden style="position: absolute; top: 480px; height: 420px; width: 10px"></nav>`,
    script: 'setTimeout(() => { root.querySelector("nav").hidden = false }, 400)',
    changesUntilMs: 400,
  },
  {
    name: 'a menu beside the root',
    html: block(500),
    script:
      'setTimeout(() => { const menu = document.createElement("nav"); menu.style.cssText = "position: absolute; top: 480px; height: 420px; width: 10px"; document.body.append(menu) }, 400)',
    changesUntilMs: 400,
  },
  {
    name: 'a menu that closes again',
    html: `${block(500)}<nav style="position: absolute; top: 480px; height: 420px; width: 10px"></nav>`,
    script: 'setTimeout(() => { root.querySelector("nav").hidden = true }, 500)',
    changesUntilMs: 500,
  },
  {
    name: 'a float at its end',
    html: `${block(300)}<div style="float: left; height: 420px; width: 10px"></div>`,
  },
  {
    name: 'a fixed bar',
    html: `${block(1_200)}<div style="position: fixed; bottom: 0; height: 60px; width: 10px"></div>`,
  },

  endless('a clock in a page as tall as its view', `${header}${part('100vh', '<p>0</p>')}`, {
    script: 'setInterval(() => { root.querySelector("p").textContent = Date.now() }, 100)',
  }),
  endless('a class that changes by itself', `${header}${part('100vh')}`, {
    script: 'setInterval(() => root.firstElementChild.classList.toggle("on"), 150)',
  }),
  {
    name: 'a clock in a plain page',
    html: `<p style="height: 30px">0</p>${block(900)}`,
    script: 'setInterval(() => { root.querySelector("p").textContent = Date.now() }, 50)',
  },
  {
    name: 'a clock in a page of 80 %',
    html: part('80vh', '<p>0</p>') + block(200),
    script: 'setInterval(() => { root.querySelector("p").textContent = Date.now() }, 50)',
  },
  endless('a handler that renders', `${header}<main></main>`, {
    script:
      'const draw = () => { root.querySelector("main").innerHTML = `<div style="height: ${innerHeight}px">${innerHeight}</div>` }; draw(); addEventListener("resize", draw)',
  }),
  endless('a handler that renders later', `${header}<main></main>`, {
    script:
      'const draw = () => { root.querySelector("main").innerHTML = `<div style="height: ${innerHeight}px">${innerHeight}</div>` }; draw(); let timer; addEventListener("resize", () => { clearTimeout(timer); timer = setTimeout(draw, 80) })',
    changesUntilMs: 900,
  }),
  {
    name: 'a handler that renders a part',
    html: `${block(200)}<main></main>`,
    script:
      'const draw = () => { root.querySelector("main").innerHTML = `<div style="height: ${innerHeight * 0.8}px">${innerHeight}</div>` }; draw(); addEventListener("resize", draw)',
  },
  {
    name: 'a handler that fills the rest',
    html: '<header style="height: 60px"></header><main></main>',
    script:
      'const draw = () => { root.querySelector("main").style.height = `${innerHeight - 60}px` }; draw(); addEventListener("resize", draw)',
  },

  {
    name: 'an animation',
    html: '<div class="grow"></div>',
    css: '@keyframes grow { from { height: 300px } to { height: 1100px } } .grow { animation: grow 700ms forwards }',
    changesUntilMs: 700,
  },
  {
    name: 'one that closes',
    html: '<div class="grow"></div>',
    css: '@keyframes grow { from { height: 1100px } to { height: 400px } } .grow { animation: grow 700ms forwards }',
    changesUntilMs: 700,
  },
  {
    name: 'one in the view’s own measure',
    html: '<div class="grow"></div>',
    css: '@keyframes grow { from { height: 10vh } to { height: 40vh } } .grow { animation: grow 500ms forwards; margin-bottom: 300px }',
    changesUntilMs: 500,
  },
  {
    name: 'an image that comes late',
    html: block(500) + '<img style="display: block" />',
    script: `setTimeout(() => { root.querySelector("img").src = ${JSON.stringify(image(20, 800))} }, 500)`,
    changesUntilMs: 600,
  },
  {
    name: 'many images, one after the other',
    html: block(400),
    script: `for (let n = 0; n < 6; n++) setTimeout(() => { const img = new Image(); img.style.display = "block"; img.src = ${JSON.stringify(image(20, 200))}; root.append(img) }, 150 * n)`,
    changesUntilMs: 900,
  },
  {
    name: 'a font that comes late',
    html: '<p></p>',
    script:
      'root.querySelector("p").textContent = "word ".repeat(600); setTimeout(() => { document.body.style.fontSize = "19px" }, 400)',
    changesUntilMs: 400,
  },
  {
    name: 'rows that come in steps',
    html: '',
    script:
      'let n = 0; const timer = setInterval(() => { const row = document.createElement("div"); row.style.height = "60px"; root.append(row); if (++n === 12) clearInterval(timer) }, 80)',
    changesUntilMs: 1_000,
  },
  {
    name: 'text that is replaced by less',
    html: block(1_600),
    script: 'setTimeout(() => { root.firstElementChild.style.height = "350px" }, 700)',
    changesUntilMs: 700,
  },
];
