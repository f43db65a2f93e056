import fs from 'node:fs';
import path from 'node:path';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { headStub } from '../bridge/head-stub.ts';
import app from '../package.json' with { type: 'json' };
import { copySchema } from './copy-schema.ts';

const projectRoot = path.join(import.meta.dirname, '..');

type Bundle = Rolldown.OutputBundle;

/**
 * Completes the app's page: the one inline head script (the bridge's message buffer, the theme,
 * the start-up calls, the files of a late screen, what comes behind the entry), and the script of the image compressor that
 * its worker loads from us.
 */
export function appPage(): Plugin {
  return {
    name: 'hem:app-page',
    async transformIndexHtml(html, context) {
      const bundle = context.bundle ?? {};
      const fonts = ['hanken-grotesk', 'imbue'].flatMap((name) =>
        Object.keys(bundle)
          .filter((file) => file.includes(`/${name}-latin-wght-normal-`))
          .map((file) => `/${file}`),
      );
      return html.replace(
        '<!-- head-script -->',
        `<script>${await headScript(screenFiles(bundle), fonts)}</script>`,
      );
    },
    configureServer(server) {
      server.middlewares.use(compressorPath, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(fs.readFileSync(compressorFile));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: compressorPath.slice(1),
        source: fs.readFileSync(compressorFile),
      });
    },
  };
}

/** Where the page's worker finds the image compressor: without it the library asks a CDN. */
const compressorPath = '/assets/browser-image-compression-2.0.2.js';
const compressorFile = path.join(
  projectRoot,
  'node_modules/browser-image-compression/dist/browser-image-compression.js',
);

/** Screens whose files are fetched with the document: by path, the modules they are made of. */
const lateScreens = {
  '/style-lab': ['src/app/far-screens.ts', 'src/features/style-lab/style-lab-screen.tsx'],
};

/** The files of each late screen, scripts and styles, without what the entry brings. Empty where nothing is bundled. */
function screenFiles(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = filesOf(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  return Object.fromEntries(
    Object.entries(lateScreens).map(([at, modules]) => {
      const own = chunks.filter(({ facadeModuleId }) =>
        modules.some((module) => facadeModuleId === path.join(projectRoot, module)),
      );
      if (chunks.length > 0 && own.length < modules.length) {
        throw new Error(`no file of its own for a part of ${at}: ${modules.join(', ')}`);
      }
      const files = filesOf(
        bundle,
        own.map(({ fileName }) => fileName),
      );
      return [at, [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`)];
    }),
  );
}

/** Scripts, what they import, and their styles. */
function filesOf(bundle: Bundle, scripts: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of file.imports) visit(imported);
  };
  for (const script of scripts) visit(script);
  return files;
}

/** The bridge's buffer and the head script, minified: every visit carries them in the document. */
async function headScript(
  files: Record<string, string[]>,
  fonts: readonly string[],
): Promise<string> {
  const source = fs.readFileSync(path.join(projectRoot, 'src/app/head-script.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'head-script.ts', { target: 'es2022' });
  const small = await minify(
    'head-script.js',
    `${headStub};(()=>{const screenFiles=${JSON.stringify(files)},copySchema='${copySchema()}',appVersion='${app.version}',fontFiles=${JSON.stringify(fonts)};${code}})();`,
    {
      compress: true,
      mangle: { toplevel: false },
    },
  );
  return small.code.trim();
}
