import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestHandler, Response } from 'express'

/** In milliseconds. */
const longestDrain = 10_000
const drainCheck = 50

export interface Drain {
  /** True from the moment that the server was asked to stop. It still answers. */
  readonly isStopping: () => boolean
  /** For every request: an answer of a server that is stopping ends its connection. */
  readonly follow: RequestHandler
  /** Answers on for `seconds`, then accepts no connection, and resolves when the requests under way have ended. */
  readonly stop: (server: Server, seconds: number) => Promise<void>
}

/** `wait` is in milliseconds. */
export function createDrain(wait: (ms: number) => Promise<unknown> = sleep): Drain {
  const open = new Set<Response>()
  let isStopping = false
  return {
    isStopping: () => isStopping,
    follow(_, response, next) {
      if (isStopping) endConnection(response)
      open.add(response)
      response.once('close', () => open.delete(response))
      next()
    },
    async stop(server, seconds) {
      isStopping = true
      for (const response of open) endConnection(response)
      // A balancer that asks whether the server is ready sends no new requests when this time is over.
      if (seconds > 0) await wait(seconds * 1000)
      await close(server)
    },
  }
}

function endConnection(response: Response): void {
  if (!response.headersSent) response.set('Connection', 'close')
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection is idle again after its last answer, and would stay open for further requests.
  const idle = setInterval(() => server.closeIdleConnections(), drainCheck)
  const end = setTimeout(() => server.closeAllConnections(), longestDrain)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}
