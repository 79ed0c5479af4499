import {
  objectStore,
  pnpmCommand,
  repositoryRoot,
  runStep,
  startMailSink,
  type ProcessGroups,
  type Reporter,
} from '@umber/dev-stack'
import { imitatedStripe, startStripeImitation } from '@umber/payment-imitations'
import { merchantCommands, type RunCommand } from './merchant-command.ts'
import { makeNextCheckout } from './next-checkout.ts'
import { startNginx } from './nginx.ts'
import { openPage, type OpenPage } from './open-page.ts'
import { startPart, type Part } from './part.ts'
import type { Ports } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { databaseName, prepareDatabase } from './prepare-database.ts'
import { findPrograms } from './programs.ts'
import { startRedis } from './redis.ts'
import { startServer, type Server, type Site } from './servers.ts'
import { addressesOn, settingsOf, type Environment } from './settings.ts'
import type { WorkDirectory } from './work-directory.ts'

/**
 * Two shops, two backends, one worker, PostgreSQL, Redis, an object store, a mail server, an imitation of Stripe, and nginx with TLS in
 * front, all on the loopback address.
 */
export interface Topology {
  readonly site: Site
  readonly ports: Ports
  readonly databaseUrl: string
  /** The certificate that clients trust. */
  readonly certificate: string
  /** Where the object store keeps its objects as files. */
  readonly objects: string
  /** The address of the imitation of Stripe. */
  readonly stripeUrl: string
  /** Runs a command with the settings of the backends. */
  readonly command: RunCommand
  readonly part: (name: string) => Part
  /** Starts a part again that was killed or stopped, or has ended. */
  readonly replace: (name: string, as?: Replacement) => Promise<void>
  /** Builds the next release in a checkout of its own, and returns its directory. */
  readonly makeNext: () => Promise<string>
  /** Opens a product's page in a browser, which stays open until every server is of the next release. */
  readonly openPage: (product: string) => Promise<OpenPage>
  readonly stop: () => Promise<void>
}

/** What another server has that takes the place of one. */
export interface Replacement {
  /** Default: this one. */
  readonly checkout?: string
  /** Beside the settings of the site. */
  readonly settings?: Environment
}

export interface TopologyOptions {
  readonly groups: ProcessGroups
  readonly directory: WorkDirectory
  readonly ports: Ports
  readonly reporter: Reporter
  /** Both builds are there and current. */
  readonly isBuilt: boolean
}

// The password stays the same in a kept directory, where the administrator exists already.
const owner = { email: 'owner@shop.example', password: 'only-for-this-loopback-proof' }

export async function startTopology({
  groups,
  directory,
  ports,
  reporter,
  isBuilt,
}: TopologyOptions): Promise<Topology> {
  const programs = findPrograms()
  if (!isBuilt) await reporter.step('Building', async () => build(groups, directory))
  const mail = await startMailSink()
  const stripe = await startStripeImitation()
  const running = new Map<string, Part>()
  const starters = new Map<string, (as?: Replacement) => Promise<Part>>()
  const replace = async (name: string, as?: Replacement) =>
    void running.set(name, await find(starters.get(name), name)(as))
  const start = async (name: string, starter: (as?: Replacement) => Promise<Part>) => {
    starters.set(name, starter)
    await replace(name)
  }
  const stop = async () => {
    for (const part of [...running.values()].toReversed()) await part.stop()
    await mail.stop()
    await stripe.stop()
  }
  try {
    const postgres = await startPostgres(groups, directory, programs, ports.postgres)
    running.set('postgres', postgres.part)
    starters.set(
      'postgres',
      async () => (await startPostgres(groups, directory, programs, ports.postgres)).part,
    )
    const redis = await startRedis(groups, directory, programs.redis, ports.redis)
    running.set('redis', redis.part)
    starters.set('redis', async () => (await startRedis(groups, directory, programs.redis, ports.redis)).part)
    const { launch, settings: bucket, objects, answers } = objectStore(directory.at('objects'), ports.objects)
    await reporter.step('Starting the object store', async () =>
      start('objects', async () =>
        startPart(groups, directory, { name: 'objects', ...launch, isReady: answers }),
      ),
    )
    const databaseUrl = postgres.urlOf(databaseName)
    const services = {
      databaseUrl,
      redisUrl: redis.url,
      smtpUrl: mail.url,
      objectStore: bucket,
      payments: imitatedStripe(stripe.url),
    }
    const settings = settingsOf(ports, directory, services)
    const command = merchantCommands(groups, directory, settings.backend)
    const publishableKey = await reporter.step('Preparing the database', async () =>
      prepareDatabase(postgres, directory, command, owner),
    )
    const site = { ...addressesOn(ports), settings, publishableKey, owner }
    const servers = serversOn(ports)
    const startAll = async (isWanted: (server: Server) => boolean) => {
      for (const server of servers.filter(isWanted))
        await start(server.name, async ({ checkout = repositoryRoot, settings: own = {} } = {}) =>
          startServer(groups, directory, site, { ...server, settings: own }, checkout),
        )
    }
    await reporter.step('Starting the worker and the backends', async () =>
      startAll(({ kind }) => kind !== 'shop'),
    )
    const proxy = await startNginx(groups, directory, programs, ports, 'none')
    running.set('nginx', proxy.part)
    starters.set('nginx', async () => (await startNginx(groups, directory, programs, ports, 'none')).part)
    await reporter.step('Starting the shops', async () => startAll(({ kind }) => kind === 'shop'))
    return {
      site,
      ports,
      databaseUrl,
      certificate: proxy.certificate,
      objects,
      stripeUrl: stripe.url,
      command,
      part: (name) => find(running.get(name), name),
      replace,
      makeNext: async () =>
        reporter.step('Building the next release', async () => makeNextCheckout(groups, directory)),
      openPage: async (product) => openPage(groups, directory, site, product),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function serversOn({ backends, worker, shops }: Ports): readonly Server[] {
  const named = (kind: 'backend' | 'shop') => (port: number, index: number) =>
    ({ kind, name: `${kind}-${index + 1}`, port }) as const
  return [
    { kind: 'worker', name: 'worker', port: worker },
    ...backends.map(named('backend')),
    ...shops.map(named('shop')),
  ]
}

async function build(groups: ProcessGroups, directory: WorkDirectory): Promise<void> {
  await runStep(groups, {
    title: 'pnpm build:production',
    ...pnpmCommand(['build:production']),
    cwd: repositoryRoot,
    env: process.env,
    limit: 1_200_000,
    logFile: directory.log('build').file,
  })
}

function find<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The topology has no ${name}`)
  return value
}
