import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tools/catalogues.ts';
import { compressed } from './tools/compress.ts';
import { noForeign } from './tools/foreign.ts';

const server = process.env.LICHTUNG_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [catalogues(), svelte(), noForeign(), compressed()],
  // The server's pages allow nothing but files of their own, so nothing is inlined.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  // A busy machine is no fault of a test.
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 },
});
