import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));

/** The service worker as one plain script beside the first page: its address is how far it reaches. */
export function worker(): Plugin {
  return {
    name: 'royaume-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await script() });
    },
  };
}

async function script(): Promise<string> {
  const lib = { entry: ENTRY, formats: ['iife' as const], name: 'worker', fileName: () => 'worker.js' };
  const built = await build({ configFile: false, publicDir: false, logLevel: 'error', build: { lib, write: false, target: 'es2023' } });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
