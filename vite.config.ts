import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { copySchema } from './scripts/copy-schema.ts';
import { filesToKeep } from './scripts/files-to-keep.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { appPage } from './scripts/vite-app-page.ts';
import { leanOperations } from './scripts/vite-lean-operations.ts';
import { leanPackages } from './scripts/vite-lean-packages.ts';
import { minifyEntry } from './scripts/vite-minify-entry.ts';

const root = import.meta.dirname;

/** 42 bits, the bundler's least: two versions of one file never share a name. */
const hash = '[hash:7]';
/** 30 bits, for what the bundler asks no more of. */
const assetHash = '[hash:5]';
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Modules of the query library that only writes use; its index would bring them into the entry. */
const writing = /react-query\/.*\/useMutation\.js$|query-core\/.*\/mutationObserver\.js$/;

/** Four outputs of one configuration: `--mode app`, `service-worker`, `simulator` and `server`. */
export default defineConfig(({ mode }): UserConfig => {
  const build = { target: 'es2022', emptyOutDir: true, reportCompressedSize: false } as const;
  if (mode === 'server') {
    return {
      root,
      publicDir: false,
      ssr: { noExternal: [] },
      build: {
        ...build,
        target: 'node20',
        ssr: true,
        outDir: 'dist/server',
        rollupOptions: {
          input: {
            main: path.join(root, 'server/main.ts'),
            'embedded-worker': path.join(root, 'server/database/embedded-worker.ts'),
            'parse-worker': path.join(root, 'server/foreign/parse-worker.ts'),
            'stylist-worker': path.join(root, 'server/stylist-tasks/stylist-worker.ts'),
            'cutout-process': path.join(root, 'server/cutout/cutout-process.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    };
  }
  if (mode === 'simulator') {
    return {
      root: path.join(root, 'host-simulator'),
      base: '/host-simulator/',
      publicDir: false,
      plugins: [react()],
      build: { ...build, outDir: path.join(root, 'dist/host-simulator') },
    };
  }
  if (mode === 'service-worker') {
    return {
      root,
      publicDir: false,
      define: { appFiles: JSON.stringify(filesToKeep(path.join(root, 'dist/app'))) },
      build: {
        ...build,
        emptyOutDir: false,
        outDir: 'dist/app',
        rollupOptions: {
          input: path.join(root, 'src/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    };
  }
  return {
    root,
    define: {
      'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
      'import.meta.env.VITE_COPY_SCHEMA': JSON.stringify(copySchema()),
    },
    plugins: [react(), leanPackages(), leanOperations(), appPage(), minifyEntry()],
    // The package's exports name only its development build.
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
    css: { modules: { generateScopedName: shortClassNames(root) } },
    build: {
      ...build,
      outDir: 'dist/app',
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      // Every browser that runs the app knows the hint, or fetches without it.
      modulePreload: { polyfill: false },
      // What the entry needs comes in one script: left alone, whatever a later screen needs too
      // becomes a small chunk of its own, each a request and a worse compression.
      rollupOptions: {
        output: {
          // The entry names every late file, and of a name only its hash cannot be compressed.
          entryFileNames: `assets/[name]-${hash}.js`,
          chunkFileNames: `assets/[name]-${hash}.js`,
          // A style sheet is named beside its script: it needs no name of its own.
          assetFileNames: ({ names }) =>
            /^(?!index).*\.css$/.test(names[0] ?? '')
              ? `assets/${assetHash}[extname]`
              : `assets/[name]-${assetHash}[extname]`,
          codeSplitting: {
            groups: [
              { name: 'hem', tags: ['$initial'], test: (id) => !writing.test(id), priority: 3 },
              // Each icon of two late screens would be a chunk of its own, and the entry names them all.
              // So would each small module that two of them share.
              { name: 'shared', test: /\/(?:src\/(?:lib|api)|contract)\//, minShareCount: 2 },
              // And small parts that most screens show.
              {
                name: 'parts',
                test: /\/src\/(?:ui\/(?:field|state-card|price-field|pager|first-fault|focus-lost|sewing-wait|segmented|woven-label|chip|motion|choice-row|bring-into-view|swipe|use-roving-focus)|components\/(?:circle\/(?:plan-words|hoop)|offered-providers|use-wardrobe-entries|styling\/styling-gone|link-faults|share-picture|outfit-choice|provider-mark|use-form|piece-choice|weather\/weather-words|(?:gone-message|group-sheet)\.module|group-(?:draft|chips)|measurements\/(?:measured-words|measure-unit|unusual-measures|use-kept-measures)|gone-wardrobe|detail\/(?:use-way-back|unread-editor)|choice\.|offered-groups|plan-draft|source-set|back-row|more-button|slot-choice|photo-mark|use-pin-drag|item-picture|item-tile|look-picture|wardrobe-words|board\/|notice|friend-names|take-photos|photo-buttons|draft-notice|device-notice|form-fault|known-email|area-views|availability-words|refusal-words|noun\/(?!add-to|composed-list|composed-bulk))|features\/(?:looks\/look-(?:draft|list)|wardrobes\/wardrobe-sheets|calendar\/use-today|friends\/(?:use-open|friend)-words|services\/country-words|outfits\/outfit-list|items\/cutout-brush\/brush-slider\.module|items\/(?:item-filter|use-picture-version|version-choice|availability\/use-set-availability)|outfits\/(?:use-)?unsaved-outfits)|app\/(?:shell\/message-screen\.module|count-unsent|waiting\/waiting-words|use-sync))/,
                minShareCount: 2,
              },
              // What is said of friends.
              {
                name: 'people',
                test: /\/src\/(?:components\/(?:avatar|friend-answers\/|together\/|loan\/(?:loan-words|use-loan-question|loan-question-words)|styling\/styling-(?:words|swaps)))/,
                minShareCount: 2,
              },
              // What the Style Lab shows of a piece in its list; and the piece.
              {
                name: 'lab',
                test: /\/src\/components\/(?:lab\/(?:lab-(?:picture|words|lock)|chapter-stitches|drawn-garments|lay-out|garments)|swatch)/,
                priority: 1,
              },
              { name: 'lab-pieces', test: /\/src\/components\/lab\//, minShareCount: 2 },
              // Whatever moves loads nearly all of it, in seven files if it is left alone.
              {
                name: 'motion',
                test: /\/node_modules\/(?:framer-motion|motion-dom|motion-utils)\//,
                minShareCount: 2,
              },
              // What nearly every late screen shows, without what it writes and moves by.
              {
                name: 'basics',
                test: /lucide-react\/dist\/esm\/icons\/|\/src\/(?:ui\/(?:state-card|focus-lost|chip|woven-label|use-roving-focus|pattern-paper)|components\/list\/search-field|lib\/(?:use-debounced|recent-searches)|api\/(?:lab|blueprint|use-content-changes)\.)|\/contract\/(?:operations\/(?:lab|blueprint)|rules\/(?:style-lab|personality-quiz|blueprint(?:-answers)?))\./,
                priority: 2,
              },
            ],
          },
        },
      },
    },
  };
});
