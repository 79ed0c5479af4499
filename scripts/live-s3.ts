import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { phases, pnpmCommand, runAgainstBuiltShop } from '@umber/dev-stack'
import { serveProduction } from './serve-production.ts'

/**
 * `pnpm live:s3`: runs the tests of uploaded files with the files in a bucket: of the store that S3_ENDPOINT and the other
 * settings of the backend name, or of s3rver, which is downloaded for it. S3RVER_PORT is its port, 4568 by default.
 */

/** Not a dependency, because its own are old and the repository's are checked for advisories. */
const s3rver = 's3rver@3.7.1'

interface Store {
  readonly settings: NodeJS.ProcessEnv
  readonly stop: () => void
}

async function startStore(port: number): Promise<Store> {
  const data = mkdtempSync(join(tmpdir(), 'umber-s3-'))
  // s3rver removes a directory with its last file, and fails when several are deleted at once.
  mkdirSync(join(data, 'umber', 'shop'), { recursive: true })
  writeFileSync(join(data, 'umber', 'shop', 'kept'), '')
  const words = ['-d', data, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'umber']
  const { command, args } = pnpmCommand(['dlx', s3rver, ...words])
  // A group of its own: pnpm does not pass signals on.
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const endpoint = `http://127.0.0.1:${port}`
  let answers = false
  while (!answers && server.exitCode === null) {
    answers = await fetch(endpoint).then(
      () => true,
      () => delay(200, false),
    )
  }
  if (!answers) throw new Error(`${s3rver} did not start.`)
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'umber',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'shop',
    },
    stop() {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const named = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^S3_[A-Z_]+$/.test(name)))
const store: Store =
  named['S3_ENDPOINT'] === undefined
    ? await startStore(Number(process.env['S3RVER_PORT'] ?? 4568))
    : { settings: named, stop: () => {} }
const chosen = [
  ['client', 'product-files'],
  ['backend', 'upload'],
  // The tests that it would wait for are part of `pnpm live`.
  ['browser', 'uploaded-pictures', '--no-deps'],
].flatMap((words) => phases(['--only', ...words]))
let exitCode = 1
try {
  exitCode = await runAgainstBuiltShop(chosen, serveProduction, store.settings)
} finally {
  store.stop()
}
process.exit(exitCode)
