import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { inRequest } from './request-context.ts'

/** Names a request from the edge to the backend's log. */
export const requestIdHeader = 'X-Request-Id'

const wellFormed = /^[\w.-]{1,64}$/

/** Gives each request an id, which is sent back. A trusted proxy's well-formed one is taken over. */
export const identifyRequests: RequestHandler = (request, response, next) => {
  const id = proxyIdOf(request) ?? randomUUID()
  response.set(requestIdHeader, id)
  inRequest({ id, address: request.ip, cache: 'none' }, next)
}

function proxyIdOf(request: Request): string | undefined {
  const given = request.get(requestIdHeader)
  if (given === undefined || !wellFormed.test(given)) return undefined
  const isTrusted = request.app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean
  return isTrusted(request.socket.remoteAddress, 0) ? given : undefined
}
