/** One page whose height is to be followed: its content, and what happens to it. */
export interface Layout {
  name: string;
  /** Inside the measured root. */
  html: string;
  css?: string;
  /**
   * Runs in the page when the clock starts; `root`, `every(ms, times, act)` and `at(ms, act)` are
   * there.
   */
  change?: string;
  /** Whether it grows with its own web view, so that only the rule on loops stops it. */
  isLoop?: boolean;
}

const block = (height: number, more = '') => `<div style="height:${height}px;${more}"></div>`;
const words = 'Linen shirt with a soft collar, washed at thirty degrees. ';

/** Layouts of pages like ours, and those known to run away under a host that applies heights. */
export const layouts: readonly Layout[] = [
  { name: 'short text that stays', html: `<p>${words}</p>` },
  { name: 'an article of 3,000 px that stays', html: block(3_000) },
  {
    name: 'a list that grows 20 times a second',
    html: '<ul></ul>',
    change: `every(50, 20, () => root.firstChild.insertAdjacentHTML('beforeend', '<li>Piece</li>'))`,
  },
  {
    name: 'a list that shrinks from 1,500 to 300 px',
    html: block(1_500),
    change: `at(300, () => { root.innerHTML = '${block(300)}'; })`,
  },
  {
    name: 'a panel that opens for a second',
    html: '<div class="panel"></div>',
    css: '.panel { height: 100px; transition: height 1s linear } .open { height: 1400px }',
    change: `at(100, () => root.firstChild.classList.add('open'))`,
  },
  {
    name: 'a panel that opens with an ease, for 1.4 s',
    html: '<div class="panel"></div>',
    css: '.panel { height: 100px; transition: height 1.4s ease-in-out } .open { height: 2400px }',
    change: `at(100, () => root.firstChild.classList.add('open'))`,
  },
  {
    name: 'a keyframe animation that grows from the start',
    html: '<div class="panel"></div>',
    css: '@keyframes grow { from { height: 100px } } .panel { height: 1800px; animation: grow 1.5s }',
  },
  {
    name: 'a panel that opens and closes',
    html: '<div class="panel"></div>',
    css: '.panel { height: 800px; transition: height 0.4s } .open { height: 1200px }',
    change: `every(500, 3, () => root.firstChild.classList.toggle('open'))`,
  },
  {
    name: 'details that are opened',
    html: `<details><summary>More</summary>${block(600)}</details>`,
    change: `at(200, () => { root.firstChild.open = true; })`,
  },
  {
    name: 'pictures that come late, without a size',
    html: '<img><img><img>',
    change: `const picture = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="400"/>');
      every(300, 3, (n) => { root.children[n].src = picture; })`,
  },
  {
    name: 'a skeleton that gives way',
    html: block(662),
    change: `at(400, () => { root.innerHTML = '${block(1_900)}'; })`,
  },
  {
    name: 'text that is written letter by letter',
    html: '<p></p>',
    change: `every(16, 80, () => root.firstChild.append('${words}'))`,
  },
  {
    name: 'a field that grows with its text',
    html: '<textarea style="display:block"></textarea>',
    change: `every(60, 18, (n) => { root.firstChild.style.height = 60 + n * 24 + 'px'; })`,
  },
  {
    name: 'text that is set larger',
    html: `<p>${words.repeat(12)}</p>`,
    css: '.large { font-size: 32px }',
    change: `at(300, () => root.classList.add('large'))`,
  },
  {
    name: 'a turned device',
    html: `<p>${words.repeat(20)}</p>`,
    change: `at(300, () => { frameElement.style.width = '320px'; })`,
  },
  {
    name: 'a spinner that moves nothing',
    html: `<div style="overflow:hidden">${block(40, 'animation: turn 0.4s linear infinite')}</div>`,
    css: '@keyframes turn { to { transform: rotate(1turn) } }',
  },
  {
    name: 'a pulse of half a pixel',
    html: '<div class="pulse"></div>',
    css: '@keyframes pulse { to { height: 400.5px } } .pulse { height: 400px; animation: pulse 0.2s infinite alternate }',
  },
  {
    name: 'a sticky bar over tiles',
    html: `<div style="position:sticky;top:0;height:48px"></div><div class="grid">${block(120).repeat(30)}</div>`,
    css: '.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }',
  },
  { name: '100vh', html: '<div class="full"></div>', css: '.full { height: 100vh }' },
  {
    name: 'at least 100vh, content growing past it',
    html: '<div class="full"></div>',
    css: '.full { min-height: 100vh }',
    change: `every(100, 10, () => root.firstChild.insertAdjacentHTML('beforeend', '${block(100)}'))`,
  },
  {
    name: 'a header and 100vh',
    html: `${block(56)}<div class="full"></div>`,
    css: '.full { height: 100vh }',
    isLoop: true,
  },
  {
    name: '110vh',
    html: '<div class="full"></div>',
    css: '.full { height: 110vh }',
    isLoop: true,
  },
  {
    name: 'a header and 110vh',
    html: `${block(56)}<div class="full"></div>`,
    css: '.full { height: 110vh }',
    isLoop: true,
  },
  {
    name: 'a script that sets the window’s height and 40',
    html: '<div></div>',
    change: `const fit = () => { root.firstChild.style.height = innerHeight + 40 + 'px'; };
      addEventListener('resize', fit); fit();`,
    isLoop: true,
  },
  {
    name: 'a header and 100vh, with news later',
    html: `${block(56)}<div class="full"></div>`,
    css: '.full { height: 100vh }',
    change: `at(900, () => root.insertAdjacentHTML('beforeend', '${block(200)}'))`,
    isLoop: true,
  },
];
