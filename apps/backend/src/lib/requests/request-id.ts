import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { compile } from 'proxy-addr'

/** The id of the request that the running code belongs to. Logs and traces carry it. */
export const requestId = new AsyncLocalStorage<string>()

/** Takes the id of a trusted proxy, which has it in its own log, and makes one for all others. */
export function chooseRequestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string) => boolean,
): string {
  const given = headers['x-request-id']
  const isUsable = typeof given === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(given)
  return isUsable && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID()
}

/** Whether the other end of a connection is a trusted proxy, by the rules of Express's `trust proxy`. */
export function trustsPeer(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = compile([...proxies])
  return (address) => address !== '' && isTrusted(address, 0)
}
