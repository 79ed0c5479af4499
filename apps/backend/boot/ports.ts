import { connect, createServer } from 'node:net'
import { errorCode } from './files/write-file.ts'
import { Refusal } from './report/refusal.ts'

const loopback = '127.0.0.1'
const furthest = 50

export interface AskedPort {
  readonly port: number
  /** How it was asked for: "--port", "SHOP_PORT". */
  readonly by: string
}

export interface PortWish {
  /** What it is for, as a person would say it: "the shop". */
  readonly purpose: string
  /** Used when nobody asked for one; the next free one is taken when it is not. */
  readonly preferred: number
  /** Asked for in so many words: this one or none. */
  readonly asked?: AskedPort | undefined
  /** Ports promised to somebody else. */
  readonly avoid?: readonly number[]
  readonly note: (line: string) => void
}

export async function choosePort({ purpose, preferred, asked, avoid = [], note }: PortWish): Promise<number> {
  if (asked !== undefined) {
    if (avoid.includes(asked.port))
      throw new Refusal(`${asked.by} asks for port ${asked.port}, which is used twice.`)
    const obstacle = await portObstacle(asked.port)
    if (obstacle === undefined) return asked.port
    throw new Refusal(`Port ${asked.port} for ${purpose} (${asked.by}) ${obstacle}. Choose another one.`)
  }
  for (let port = preferred; port < preferred + furthest; port += 1) {
    if (!avoid.includes(port) && (await portObstacle(port)) === undefined) {
      if (port !== preferred) note(`Port ${preferred} is taken, so ${purpose} uses ${port}.`)
      return port
    }
  }
  throw new Refusal(`No port from ${preferred} to ${preferred + furthest - 1} is free for ${purpose}.`)
}

/** A port as it was written down somewhere. */
export function readPort(text: string, by: string): AskedPort {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return { port, by }
  throw new Refusal(`${by} must be a port from 1 to 65535, not "${text}".`)
}

/** Why the port cannot be had, or nothing when it can. */
export async function portObstacle(port: number): Promise<string | undefined> {
  // A server on all addresses, or on the other loopback, would also answer to "localhost": so knock before moving in.
  const neighbours = await Promise.all([somebodyAnswers(loopback, port), somebodyAnswers('::1', port)])
  if (neighbours.includes(true)) return 'is taken'
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

/** A port nobody listens on, from the range that the system gives out. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: loopback }, () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

async function somebodyAnswers(host: string, port: number): Promise<boolean> {
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
