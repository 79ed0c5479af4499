import { resolve } from 'node:path'
import { build, type Plugin, type UserConfig } from 'vite'

const source = resolve(import.meta.dirname, '../worker/service-worker.ts')

/** Writes the worker for times without a network beside the browser's files. It is one file, because a worker is updated as one. */
export const serviceWorker = (sources: NonNullable<UserConfig['resolve']>, target: string): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      resolve: sources,
      publicDir: false,
      build: {
        write: false,
        target,
        lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
      },
    })
    const [result] = Array.isArray(built) ? built : [built]
    const code = result && 'output' in result ? result.output[0].code : undefined
    if (code === undefined) throw new Error('The service worker was not built.')
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
  },
})
