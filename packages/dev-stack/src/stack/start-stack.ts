import { randomBytes } from 'node:crypto'
import { choosePorts, type StackPorts, type StackPortWishes } from '../ports.ts'
import type { ProcessGroups } from '../processes/groups.ts'
import type { Reporter } from '../terminal/reporter.ts'
import type { UserError } from '../user-error.ts'
import { closingStack } from './closing-stack.ts'
import { serveShops, type ServedShops, type ServingOptions, type WebServer } from './serve-shops.ts'
import { startBackend, type Backend, type BackendOptions } from './start-backend.ts'

export interface StackOptions
  extends
    ServingOptions,
    Pick<BackendOptions, 'dataDir' | 'databaseUrl' | 'dashboard' | 'mode' | 'onMedusaLine'> {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly signal: AbortSignal
  readonly ports: StackPortWishes
  /** Also serves the shop with the live preset, on a separate port. */
  readonly liveBeside?: boolean
  /** Whether `serveShop` keeps rendered pages, which Medusa then makes it drop when the catalogue changes. */
  readonly keepsPages: boolean
  /** Builds that still run. Without them everything is built. */
  readonly builds?: Builds
}

export interface Builds {
  /** What the seed and the servers of the shop import. */
  readonly packages: Promise<void>
  /** What `serveShop` serves. */
  readonly pages: Promise<void>
}

export interface Stack extends Omit<ServedShops, 'front'> {
  readonly shopUrl: string
  readonly liveShopUrl: string | undefined
  readonly databaseUrl: string
  /** Resolves when a part of the stack ends, by itself or because it was stopped. */
  readonly broken: Promise<UserError>
  readonly stop: () => Promise<void>
}

/** Starts a backend and a web server configured for each other. When it rejects, everything it started has been stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { host, reporter, liveBeside = false, builds, keepsPages } = options
  const closing = closingStack()
  let serving: Promise<ServedShops> | undefined
  try {
    let chosen: StackPorts | undefined
    const purgeToken = randomBytes(32).toString('hex')
    const wanted = { liveBeside, note: reporter.note }
    const choose = async (): Promise<StackPorts> => (chosen ??= await choosePorts(options.ports, wanted))
    const serve = async (ports: StackPorts): Promise<ServedShops> => {
      await Promise.all([builds?.packages, builds?.pages])
      return await serveShops(options, ports, { purgeToken, closing })
    }
    let stopBackend: Backend['stop'] | undefined
    // First, so that the backend ends after the shops.
    closing.add(async () => stopBackend?.())
    const backend = await startBackend({
      ...options,
      packages: builds?.packages,
      // Chosen when the database is ready, just before Medusa binds it: another process could take the port until then.
      async port() {
        const ports = await choose()
        // Beside the start of Medusa. Vite is started later, because it renders a page at once.
        if (options.mode === 'start') {
          serving = serve(ports)
          serving.catch(() => {})
        }
        return ports.backend
      },
      shopOrigins: () => originsOf(host, shopPorts(chosen)),
      purge: () =>
        keepsPages && chosen !== undefined
          ? { urls: shopPorts(chosen).map(purgeUrl), token: purgeToken }
          : undefined,
    })
    stopBackend = backend.stop
    const { shop, live } = await choose()
    const { front, ...served } = await (serving ??= serve(await choose()))
    return {
      ...served,
      shopUrl: `http://${host}:${shop}`,
      liveShopUrl: live === undefined ? undefined : `http://${host}:${live}`,
      databaseUrl: backend.databaseUrl,
      broken: eitherBreaks(backend, front),
      stop: closing.close,
    }
  } catch (error) {
    await serving?.catch(() => {})
    await closing.close()
    throw error
  }
}

/** The live shop is the first: what the emails are about is only there. */
function shopPorts(ports: StackPorts | undefined): readonly number[] {
  if (ports === undefined) return []
  return ports.live === undefined ? [ports.shop] : [ports.live, ports.shop]
}

/** The first origin is used for links in emails. */
function originsOf(host: StackOptions['host'], ports: readonly number[]): readonly string[] {
  const other = host === 'localhost' ? '127.0.0.1' : 'localhost'
  return ports.flatMap((port) => [host, other].map((name) => `http://${name}:${port}`))
}

/** The shop's servers listen on this address, whatever name is used in URLs. */
const purgeUrl = (port: number): string => `http://127.0.0.1:${port}/purge`

async function eitherBreaks(backend: Backend, front: WebServer): Promise<UserError> {
  return await (front.broken === undefined ? backend.broken : Promise.race([backend.broken, front.broken]))
}
