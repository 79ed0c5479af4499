import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isFirstProcess, isWorker, onPurge, purgeOthers, superviseProcesses } from './processes.ts'
import { serveShop } from './serve-shop.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'

/** `pnpm --filter @umber/web serve` serves the built shop. Its settings are environment variables, see settings.ts. */

const web = resolve(import.meta.dirname, '..')

try {
  const settings = readSettings(process.env)
  if (settings.processes > 1 && !isWorker) superviseProcesses(settings.processes, console.warn)
  else await serve(settings)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function serve(settings: Settings): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'umber-shop-'))
  const root = join(web, 'dist')
  const rendererRoot = join(web, 'dist-server')
  const shop = await serveShop({ ...settings, root, rendererRoot, site, purged: purgeOthers })
  onPurge(shop.purge)
  if (isFirstProcess) console.log(`The shop is at ${settings.shopUrl ?? shop.url}`)
  const stop = async () => {
    await shop.stop()
    rmSync(site, { recursive: true, force: true })
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
