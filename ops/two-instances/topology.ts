import {
  medusaCommand,
  pnpmCommand,
  repositoryRoot,
  runStep,
  type ProcessGroups,
  type Reporter,
} from '@umber/dev-stack'
import { startNginx } from './nginx.ts'
import type { Part } from './part.ts'
import type { Ports } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { databaseName, prepareDatabase } from './prepare-database.ts'
import { findPrograms } from './programs.ts'
import { startRedis } from './redis.ts'
import { describeSite, startServer, type Server, type Site } from './servers.ts'
import type { WorkDirectory } from './work-directory.ts'

/** Two shops, two backends, one worker, PostgreSQL, Redis, and nginx with TLS in front, all on the loopback address. */
export interface Topology {
  readonly site: Site
  readonly ports: Ports
  readonly databaseUrl: string
  /** The certificate that clients trust. */
  readonly certificate: string
  readonly part: (name: string) => Part
  /** Starts a server again that was killed or stopped. */
  readonly replace: (name: string) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface TopologyOptions {
  readonly groups: ProcessGroups
  readonly directory: WorkDirectory
  readonly ports: Ports
  readonly reporter: Reporter
  /** Both builds are there and current. */
  readonly isBuilt: boolean
}

export async function startTopology({
  groups,
  directory,
  ports,
  reporter,
  isBuilt,
}: TopologyOptions): Promise<Topology> {
  const programs = findPrograms()
  if (!isBuilt) await reporter.step('Building', async () => build(groups, directory))
  const running = new Map<string, Part>()
  const stop = async () => {
    for (const part of [...running.values()].toReversed()) await part.stop()
  }
  try {
    const postgres = await startPostgres(groups, directory, programs, ports.postgres)
    running.set('postgres', postgres.part)
    const redis = await startRedis(groups, directory, programs.redis, ports.redis)
    running.set('redis', redis.part)
    const databaseUrl = postgres.urlOf(databaseName)
    const site = describeSite(ports, directory, { databaseUrl, redisUrl: redis.url })
    await reporter.step('Migrating and seeding', async () =>
      prepareDatabase(groups, directory, postgres, site),
    )
    const servers = serversOn(ports)
    const start = async (server: Server) =>
      void running.set(server.name, await startServer(groups, directory, site, server))
    await reporter.step('Starting the backends and the worker', async () => {
      for (const server of servers.filter(({ kind }) => kind !== 'shop')) await start(server)
    })
    const proxy = await startNginx(groups, directory, programs, ports)
    running.set('nginx', proxy.part)
    await reporter.step('Starting the shops', async () => {
      for (const server of servers.filter(({ kind }) => kind === 'shop')) await start(server)
    })
    return {
      site,
      ports,
      databaseUrl,
      certificate: proxy.certificate,
      part: (name) => find(running.get(name), name),
      replace: async (name) =>
        start(
          find(
            servers.find((server) => server.name === name),
            name,
          ),
        ),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function serversOn({ backends, worker, shops }: Ports): readonly Server[] {
  const backend = (port: number, index: number): Server => ({
    kind: 'backend',
    name: `backend-${index + 1}`,
    port,
  })
  const shop = (port: number, index: number): Server => ({ kind: 'shop', name: `shop-${index + 1}`, port })
  return [...backends.map(backend), { kind: 'worker', name: 'worker', port: worker }, ...shops.map(shop)]
}

async function build(groups: ProcessGroups, directory: WorkDirectory): Promise<void> {
  const web = pnpmCommand(['--filter', '@umber/web...', 'build'])
  const shop = { ...web, cwd: repositoryRoot, env: process.env }
  await runStep(groups, {
    title: 'Building the shop',
    ...shop,
    limit: 600_000,
    logFile: directory.log('build').file,
  })
  // Medusa reads its configuration, and connects to nothing.
  const backend = medusaCommand(['build'], { ...process.env, DATABASE_URL: 'postgres://127.0.0.1/none' })
  await runStep(groups, {
    title: 'Building the backend',
    ...backend,
    limit: 600_000,
    logFile: directory.log('build').file,
  })
}

function find<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The topology has no ${name}`)
  return value
}
