import path from 'node:path';
import type { Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { type Layout, layouts } from './page-height-layouts.ts';
import type { Row } from './table.ts';

const root = path.join(import.meta.dirname, '..');
const hostPx = 662;
/** A page is watched while it changes, may then settle, and must not post anything after that. */
const [changeMs, settleMs, restMs] = [1_600, 1_000, 1_000];
/** The height at which an applying host gives up: no page here is nearly as tall. */
const tallestPx = 20_000;

const ways = ['ours', 'poll', 'observer'] as const;
const policies = ['apply', 'fixed'] as const;
type Way = (typeof ways)[number];
type Policy = (typeof policies)[number];

interface Course {
  way: Way;
  policy: Policy;
  posts: { at: number; height: number; loop?: boolean }[];
  /** The web view's last height. */
  viewPx: number;
  /** The content's last height. */
  contentPx: number;
}

/** Follows each layout in three ways under both kinds of host, all six at once in one window. */
export async function measurePageHeight(browser: Browser): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const watch = await bundleWatch();
  await context.route('http://height.test/**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const layout = layouts[Number(query.get('layout') ?? -1)];
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: layout ? pageOf(layout, query.get('way') as Way, watch) : hostPage,
    });
  });
  const rows: Row[] = [];
  const page = await context.newPage();
  for (const [index, layout] of layouts.entries()) {
    await page.goto('http://height.test/');
    const courses = (await page.evaluate(
      ([layoutIndex, ms]) =>
        (window as unknown as { run(index: number, ms: number): Promise<Course[]> }).run(
          layoutIndex as number,
          ms as number,
        ),
      [index, changeMs + settleMs + restMs],
    )) as Course[];
    for (const policy of policies) rows.push(rowOf(layout, policy, courses));
  }
  await context.close();
  return rows;
}

function rowOf(layout: Layout, policy: Policy, courses: Course[]): Row {
  const of = (way: Way) =>
    courses.find((each) => each.way === way && each.policy === policy) as Course;
  const [ours, poll, observer] = [of('ours'), of('poll'), of('observer')];
  const { peak, rest } = figures(ours);
  const isTold = ours.posts.some(({ loop }) => loop);
  const isRight = ours.viewPx === hostPx || isTold || Math.abs(ours.viewPx - ours.contentPx) <= 4;
  return {
    what: `${layout.name}, heights ${policy === 'apply' ? 'applied' : 'fixed'}`,
    figure: words(ours),
    beside: `poll ${words(poll)}; observer ${words(observer)}`,
    ratio: observer.posts.length > 0 ? ours.posts.length / observer.posts.length : null,
    goal: '≤ 10 a second, 0 at rest',
    holds:
      peak <= 10 && rest === 0 && isRight && isTold === (!!layout.isLoop && policy === 'apply'),
  };
}

/** The most posts within any second, and those after everything has settled. */
function figures({ posts }: Course): { peak: number; rest: number } {
  const within = posts.map(
    ({ at }) => posts.filter((other) => other.at >= at && other.at < at + 1_000).length,
  );
  const rest = posts.filter(({ at }) => at > changeMs + settleMs).length;
  return { peak: Math.max(0, ...within), rest };
}

function words(course: Course): string {
  const { peak, rest } = figures(course);
  const { posts, viewPx } = course;
  const loop = posts.some((post) => post.loop) ? ', loop told' : '';
  return `${posts.length} posts, ${peak}/s, ${rest} at rest, ${viewPx.toLocaleString('en-US')} px${loop}`;
}

const hostPage = `<!doctype html><style>iframe { width: 220px; border: 0 }</style><script>
const courses = [];
window.report = (frame, height, loop) => {
  const course = courses.find((each) => each.frame === frame);
  if (!course) return;
  course.posts.push({ at: performance.now() - course.begun, height, loop });
  if (course.policy === 'apply' && !loop && height < ${tallestPx}) frame.style.height = height + 'px';
};
window.run = async (layout, ms) => {
  for (const policy of ${JSON.stringify(policies)}) for (const way of ${JSON.stringify(ways)}) {
    const frame = document.createElement('iframe');
    frame.style.height = '${hostPx}px';
    courses.push({ frame, way, policy, posts: [], begun: performance.now() });
    frame.src = '/?layout=' + layout + '&way=' + way;
    document.body.append(frame);
  }
  await Promise.all(courses.map(({ frame }) => new Promise((done) => { frame.onload = done; })));
  for (const course of courses) {
    course.begun = performance.now();
    course.posts.length = 0;
    course.frame.contentWindow.begin();
  }
  await new Promise((done) => setTimeout(done, ms));
  return courses.map(({ frame, ...course }) => ({
    ...course,
    viewPx: frame.offsetHeight,
    contentPx: frame.contentDocument.getElementById('root').offsetHeight,
  }));
};
</script>`;

/** The page in the frame. What it posts before the clock starts is its first height, applied too. */
const pageOf = ({ html, css = '', change = '' }: Layout, way: Way, watch: string) =>
  `<!doctype html><style>* { margin: 0 } #root { display: flow-root } ${css}</style>
<div id="root">${html}</div><script type="module">
${way === 'ours' ? watch : ''}
const root = document.getElementById('root');
const post = (height, loop) => parent.report(frameElement, height, loop);
const at = (ms, act) => setTimeout(act, ms);
const every = (ms, times, act) => { for (let n = 0; n < times; n++) at(ms * (n + 1), () => act(n)); };
const ways = {
  ours() {
    const watching = watchPageHeight({
      intervalMs: () => 100, hostHeight: () => ${hostPx}, post: ({ height, loop }) => post(height, loop) });
    watching.attach(root);
  },
  poll() {
    let last;
    setInterval(() => {
      const height = document.documentElement.scrollHeight;
      if (height !== last) post((last = height));
    }, 100);
  },
  observer: () => new ResizeObserver(() => post(Math.ceil(root.getBoundingClientRect().height))).observe(root),
};
ways['${way}']();
window.begin = () => { ${change} };
</script>`;

/** The rules as the app's build bundles them, as the text of a module that ends with a global. */
async function bundleWatch(): Promise<string> {
  const id = '\0watch.ts';
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rollupOptions: { input: 'watch' } },
    plugins: [
      {
        name: 'watch',
        resolveId: (name) => (name === 'watch' ? id : null),
        load: (name) =>
          name === id
            ? `import { watchPageHeight } from '${path.join(root, 'bridge/page-height-dom.ts')}';
               globalThis.watchPageHeight = watchPageHeight;`
            : null,
      },
    ],
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}
