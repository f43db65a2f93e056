import fs from 'node:fs';
import path from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { headStub } from '../bridge/head-stub.ts';

const projectRoot = path.join(import.meta.dirname, '..');

/**
 * Completes the app's page: the one inline head script (the bridge's message buffer, the theme,
 * the start-up calls), the preload of the text font, and the script of the image compressor that
 * its worker loads from us.
 */
export function appPage(): Plugin {
  return {
    name: 'hem:app-page',
    async transformIndexHtml(html, context) {
      const font = Object.keys(context.bundle ?? {}).find((file) =>
        /hanken-grotesk-latin-wght-normal-[\w-]+\.woff2$/.test(file),
      );
      return {
        html: html.replace('<!-- head-script -->', `<script>${await headScript()}</script>`),
        tags: font
          ? [
              {
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  href: `/${font}`,
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: '',
                },
                injectTo: 'head',
              },
            ]
          : [],
      };
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

/** The bridge's buffer and the head script, minified: every visit carries them in the document. */
async function headScript(): Promise<string> {
  const source = fs.readFileSync(path.join(projectRoot, 'src/app/head-script.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'head-script.ts', { target: 'es2022' });
  const small = await minify('head-script.js', `${headStub};(()=>{${code}})();`, {
    compress: true,
    mangle: { toplevel: false },
  });
  return small.code.trim();
}
