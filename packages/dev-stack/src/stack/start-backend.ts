import { randomUUID } from 'node:crypto'
import { privateConfiguration } from '@umber/operations/medusa'
import { makeDataDirectory } from '../data/data-directory.ts'
import { keepSecrets } from '../data/secrets.ts'
import type { Preparation } from '../database/medusa-scripts.ts'
import { openEmbeddedDatabase } from '../database/open-embedded.ts'
import { prepareExternalDatabase } from '../database/prepare-external.ts'
import { medusaEnvironment, withoutShopSettings, type Purge } from '../medusa/environment.ts'
import { linkTestPayments } from '../medusa/test-payments.ts'
import { killOrphanMedusa } from '../medusa/orphan.ts'
import { startMedusa } from '../medusa/server.ts'
import type { ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { describeEnding } from '../processes/run-step.ts'
import { StepFailure, type UserError } from '../user-error.ts'
import type { Reporter } from '../terminal/reporter.ts'

export interface BackendOptions {
  /** A function is called once the database is ready, so that the port is not taken in the meantime. */
  readonly port: number | (() => Promise<number>)
  readonly dataDir: string
  /** 'durable' for data to keep, 'throw-away' for tests. */
  readonly durability: 'durable' | 'throw-away'
  readonly shopOrigins: readonly string[] | (() => readonly string[])
  /** Called when Medusa starts. Without it, Medusa drops no rendered pages. */
  readonly purge?: (() => Purge | undefined) | undefined
  /** External database, instead of the embedded one. */
  readonly databaseUrl?: string | undefined
  /** See MedusaSetting. */
  readonly dashboard?: (() => string) | undefined
  readonly settings?: NodeJS.ProcessEnv | undefined
  readonly mode: 'start' | 'develop'
  readonly reporter: Reporter
  readonly onMedusaLine?: ((line: string) => void) | undefined
  readonly groups: ProcessGroups
  /** Resolves when the packages that the seed imports are built. Without it they are. */
  readonly packages?: Promise<void> | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Backend {
  readonly url: string
  readonly databaseUrl: string
  /** Resolves when PostgreSQL or Medusa ends, by itself or because it was stopped, and when the database's lock is lost. */
  readonly broken: Promise<UserError>
  readonly stop: () => Promise<void>
}

/**
 * Starts the database, migrates and seeds it, starts Medusa and waits until it answers. When it rejects, everything it
 * started has been stopped.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { durability, mode, signal, reporter, groups } = options
  const directory = makeDataDirectory(options.dataDir)
  const secrets = keepSecrets(directory.secrets)
  const instance = randomUUID()
  const { configuration } = directory
  privateConfiguration(configuration)
  linkTestPayments()
  // Tests set the client's address in X-Forwarded-For, like a proxy.
  const inherited =
    durability === 'throw-away'
      ? { ...withoutShopSettings(process.env), TRUSTED_PROXIES: 'loopback' }
      : process.env
  const running: RunningPart[] = []
  let release: (() => Promise<void>) | undefined
  const stop = async (): Promise<void> => {
    for (const { group } of running.toReversed()) await group.stop()
    await release?.()
  }
  const environment = (databaseUrl: string): NodeJS.ProcessEnv => {
    const { shopOrigins } = options
    const origins = typeof shopOrigins === 'function' ? shopOrigins() : shopOrigins
    return medusaEnvironment({
      inherited,
      databaseUrl,
      secrets,
      shopOrigins: origins,
      instance,
      configuration,
      outbox: directory.outbox,
      files: directory.files,
      purge: options.purge?.(),
      dashboard: options.dashboard?.(),
      settings: options.settings,
    })
  }
  try {
    await killOrphanMedusa(directory.medusaProcess)
    const { packages = Promise.resolve() } = options
    const preparation: Preparation = { groups, reporter, directory, environment, packages, signal }
    const { databaseUrl, lost } = await prepare(preparation)
    const port = typeof options.port === 'number' ? options.port : await options.port()
    const settings = {
      mode,
      port,
      instance,
      // Where the links in mails to administrators lead.
      environment: { BACKEND_URL: `http://localhost:${port}`, ...environment(databaseUrl) },
      onLine: options.onMedusaLine,
      logFile: directory.log('medusa'),
      processFile: directory.medusaProcess,
    }
    const medusa = await reporter.step('Starting Medusa', async () => startMedusa(groups, settings, signal))
    running.push({ name: 'Medusa', group: medusa.group, logFile: settings.logFile })
    return { url: medusa.url, databaseUrl, broken: Promise.race([firstToEnd(running), lost]), stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function prepare(preparation: Preparation): Promise<PreparedDatabase> {
    if (options.databaseUrl !== undefined) {
      const external = await prepareExternalDatabase(preparation, options.databaseUrl)
      release = external.release
      return external
    }
    const settings = { password: secrets.database, durable: durability === 'durable' }
    const { databaseUrl, group } = await openEmbeddedDatabase(preparation, settings)
    running.push({ name: 'PostgreSQL', group, logFile: directory.log('postgres') })
    return { databaseUrl, lost: never }
  }
}

interface PreparedDatabase {
  readonly databaseUrl: string
  /** Resolves when another backend may be using the database. */
  readonly lost: Promise<UserError>
}

/** No one else uses the embedded database. */
const never = new Promise<UserError>(() => {})

interface RunningPart {
  readonly name: string
  readonly group: ProcessGroup
  readonly logFile: string
}

async function firstToEnd(running: readonly RunningPart[]): Promise<StepFailure> {
  const endings = running.map(async ({ name, group, logFile }) => {
    const how = describeEnding(await group.ended) ?? 'ended by itself'
    return new StepFailure(`${name} ${how}, so the shop was stopped.`, logFile)
  })
  return await Promise.race(endings)
}
