import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcessGroups, objectStore, onlyPhase, runAgainstBuiltShop, until } from '@umber/dev-stack'
import { serveProduction } from './serve-production.ts'

/**
 * `pnpm live:s3`: runs the tests of uploaded files with the files in a bucket: of the store that S3_ENDPOINT and the other
 * settings of the backend name, or of s3rver, which is downloaded for it. S3RVER_PORT is its port, 4568 by default.
 */

interface Store {
  readonly settings: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

async function startStore(port: number): Promise<Store> {
  const data = mkdtempSync(join(tmpdir(), 'umber-s3-'))
  const { launch, settings, answers } = objectStore(data, port)
  const group = createProcessGroups().launch({ ...launch, output: 'pipe' })
  group.stdout?.resume()
  group.stderr?.pipe(process.stderr)
  const stop = async () => {
    await group.stop()
    rmSync(data, { recursive: true, force: true })
  }
  const failed = group.ended.then(() => false)
  const isUp = async () => ((await answers()) ? true : undefined)
  if ((await Promise.race([until(isUp, { limit: 120_000, every: 200 }), failed])) === true)
    return { settings, stop }
  await stop()
  throw new Error('s3rver did not start.')
}

const named = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^S3_[A-Z_]+$/.test(name)))
const store: Store =
  named['S3_ENDPOINT'] === undefined
    ? await startStore(Number(process.env['S3RVER_PORT'] ?? 4568))
    : { settings: named, stop: async () => {} }
const chosen = [
  ...onlyPhase('client', ['product-files']),
  ...onlyPhase('backend', ['upload']),
  ...onlyPhase('browser', ['uploaded-pictures']),
]
let exitCode = 1
try {
  exitCode = await runAgainstBuiltShop(chosen, (directory) => serveProduction(directory, ['en']), {
    settings: store.settings,
  })
} finally {
  await store.stop()
}
process.exit(exitCode)
