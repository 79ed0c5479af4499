import {
  type Logger,
  type Tracing,
  addUpMetrics,
  createLogger,
  createMetrics,
  isFirstProcess,
  isWorker,
  joinMetrics,
  onPurge,
  purgeOthers,
  superviseProcesses,
} from '@umber/page-server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serveShop } from './serve-shop.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'

/** `pnpm --filter @umber/web serve` serves the built shop. Its settings are environment variables, see settings.ts. */

const web = resolve(import.meta.dirname, '..')

try {
  const settings = readSettings(process.env)
  const log = createLogger(settings.logLevel)
  if (settings.processes > 1 && !isWorker) {
    addUpMetrics()
    superviseProcesses(settings.processes, (line) => log.warn(line))
  } else await serve(settings, log)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function serve(settings: Settings, log: Logger): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'umber-shop-'))
  const root = join(web, 'dist')
  const rendererRoot = join(web, 'dist-server')
  const metrics = createMetrics()
  const metricsText = isWorker ? joinMetrics(metrics.registry) : undefined
  const tracing = settings.isTraced ? await loadTracing(log) : undefined
  const shop = await serveShop({
    ...settings,
    root,
    rendererRoot,
    site,
    log,
    metrics,
    metricsText,
    tracing,
    purged: purgeOthers,
  })
  onPurge(shop.purge)
  if (isFirstProcess) log.info(`The shop is at ${settings.shopUrl ?? shop.url}`)
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await shop.stop()
    rmSync(site, { recursive: true, force: true })
    process.exit(0)
  }
  // A process manager may signal the supervisor and each of its processes. A second signal must not cut the requests under way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopped ??= stop()))
}

/** OpenTelemetry's code takes 0.2 s to load, so it is loaded only where it is used. */
async function loadTracing(log: Logger): Promise<Tracing> {
  const { startTracing } = await import('@umber/page-server/tracing')
  return startTracing('shop-server', (line) => log.warn(line))
}
