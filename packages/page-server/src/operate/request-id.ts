import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { inRequest, requestIdHeader } from './request-context.ts'
import { traceOf } from './trace-context.ts'

const wellFormed = /^[\w.-]{1,64}$/

/** Gives each request an id, which is sent back. A trusted proxy's well-formed one is taken over, and so is its trace. */
export const identifyRequests: RequestHandler = (request, response, next) => {
  const isProxied = comesFromProxy(request)
  const id = (isProxied ? idOf(request) : undefined) ?? randomUUID()
  response.set(requestIdHeader, id)
  const trace = isProxied ? traceOf(request) : {}
  inRequest({ id, address: request.ip, trace, cache: 'none' }, next)
}

function idOf(request: Request): string | undefined {
  const given = request.get(requestIdHeader)
  return given !== undefined && wellFormed.test(given) ? given : undefined
}

function comesFromProxy({ app, socket }: Request): boolean {
  const isTrusted = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean
  return isTrusted(socket.remoteAddress, 0)
}
