import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { directImports } from './vite/direct-imports.ts';
import { documents } from './vite/documents.ts';
import { hoverByPointer } from './vite/hover-by-pointer.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFirstPaint } from './vite/preload.ts';
import { serviceWorker } from './vite/service-worker.ts';

const api = process.env.PINLIFE_API ?? 'http://127.0.0.1:8080';
const proxy = Object.fromEntries(
  ['/api', '/healthz', '/readyz', '^/[su]/', '/ical'].map((path) => [path, { target: api }]),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), directImports(), preloadFirstPaint(), documents(), serviceWorker(), precompress()],
  css: { postcss: { plugins: [hoverByPointer()] } },
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2023',
    manifest: true,
    // An inlined asset would be a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
    // All supported browsers have module preloading.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The login lists the files of all screens, and hashes do not compress: as short as the build allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
