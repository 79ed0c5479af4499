import { connect, createServer } from 'node:net'
import getPort from 'get-port'
import { errorCode } from './files/write-file.ts'
import type { Reporter } from './terminal/reporter.ts'
import { UserError } from './user-error.ts'

const loopback = '127.0.0.1'
const attempts = 50

export interface AskedPort {
  readonly port: number
  /** The flag or variable that set it: "--port", "SHOP_PORT". */
  readonly by: string
}

export interface PortWish {
  /** Name for messages: "the shop". */
  readonly purpose: string
  /** Default port; when it is taken, the next free one is used. */
  readonly preferred: number
  /** Explicitly requested port, without a fallback. */
  readonly asked?: AskedPort | undefined
  /** Ports reserved for other servers. */
  readonly avoid?: readonly number[]
  readonly note: (line: string) => void
}

export async function choosePort({ purpose, preferred, asked, avoid = [], note }: PortWish): Promise<number> {
  if (asked !== undefined) {
    if (avoid.includes(asked.port))
      throw new UserError(`${asked.by} asks for port ${asked.port}, which is used twice.`)
    const obstacle = await portObstacle(asked.port)
    if (obstacle === undefined) return asked.port
    throw new UserError(`Port ${asked.port} for ${purpose} (${asked.by}) ${obstacle}. Choose another one.`)
  }
  for (let port = preferred; port < preferred + attempts; port += 1) {
    if (!avoid.includes(port) && (await portObstacle(port)) === undefined) {
      if (port !== preferred) note(`Port ${preferred} is taken, so ${purpose} uses ${port}.`)
      return port
    }
  }
  throw new UserError(`No port from ${preferred} to ${preferred + attempts - 1} is free for ${purpose}.`)
}

/** @throws {UserError} when the text is not a port from 1 to 65535. */
export function readPort(text: string, by: string): AskedPort {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return { port, by }
  throw new UserError(`${by} must be a port from 1 to 65535, not "${text}".`)
}

/** Why the port cannot be used; undefined when it is free. */
export async function portObstacle(port: number): Promise<string | undefined> {
  // A server on all addresses, or on the other loopback, would also answer to "localhost": connect before binding.
  const listening = await Promise.all([accepts(loopback, port), accepts('::1', port)])
  if (listening.includes(true)) return 'is taken'
  return await new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) =>
      resolve(
        errorCode(error) === 'EADDRINUSE'
          ? 'is taken'
          : `may not be used (${errorCode(error) ?? error.message})`,
      ),
    )
    server.listen({ port, host: loopback, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** A free port from the ephemeral range. Two calls within half a minute return different ports. */
export async function freePort(): Promise<number> {
  return await getPort({ host: loopback })
}

async function accepts(host: string, port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ host, port })
    const answer = (taken: boolean): void => {
      socket.destroy()
      resolve(taken)
    }
    socket.setTimeout(500, () => answer(false))
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}

/** The ports of a stack. */
export interface StackPorts {
  readonly shop: number
  /** Of the live shop beside, if it is served. */
  readonly live: number | undefined
  readonly backend: number
}

export type StackPortWishes =
  | { readonly kind: 'any' }
  | {
      readonly kind: 'usual'
      readonly shop?: AskedPort | undefined
      readonly backend?: AskedPort | undefined
    }

export async function choosePorts(
  wishes: StackPortWishes,
  { liveBeside, note }: { readonly liveBeside: boolean } & Pick<Reporter, 'note'>,
): Promise<StackPorts> {
  if (wishes.kind === 'any') {
    const live = liveBeside ? await freePort() : undefined
    return { shop: await freePort(), live, backend: await freePort() }
  }
  const promised = wishes.backend === undefined ? [] : [wishes.backend.port]
  const shop = await choosePort({
    purpose: 'the shop',
    preferred: 8000,
    asked: wishes.shop,
    avoid: promised,
    note,
  })
  const backend = await choosePort({
    purpose: 'the backend',
    preferred: 9000,
    asked: wishes.backend,
    avoid: [shop],
    note,
  })
  if (!liveBeside) return { shop, live: undefined, backend }
  const next = { purpose: 'the live shop', preferred: shop + 1, avoid: [backend], note: () => {} }
  return { shop, live: await choosePort(next), backend }
}
