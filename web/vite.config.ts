import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sprite } from './tools/sprite.ts';
import { worker } from './tools/worker.ts';

const SERVER = 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), sprite(), worker()],
  build: {
    outDir: '../src/royaume/server/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': SERVER, '/locale': SERVER, '/health': SERVER, '/live': { target: SERVER, ws: true } },
  },
});
