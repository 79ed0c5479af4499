import { setTimeout as wait } from 'node:timers/promises'

import { GracefulShutdownServer } from '@medusajs/framework/utils'

const drain = { hasBegun: false }

/** Whether the process is about to end. */
export const isEnding = (): boolean => drain.hasBegun

/**
 * On SIGTERM Medusa closes the listener at once, and lets running requests finish. A load balancer needs some seconds to
 * learn from `GET /ready` that it has to send requests elsewhere, so the listener stays open for them. Medusa creates its
 * server after this has run.
 */
export function drainBeforeShutdown(seconds: number): void {
  const create = GracefulShutdownServer.create.bind(GracefulShutdownServer)
  GracefulShutdownServer.create = (...settings) => {
    const server = create(...settings)
    const shutdown = server.shutdown.bind(server)
    server.shutdown = async (timeout) => {
      drain.hasBegun = true
      await wait(seconds * 1000)
      return shutdown(timeout)
    }
    return server
  }
}
