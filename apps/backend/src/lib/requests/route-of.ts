import type { IncomingMessage } from 'node:http'

/** Express adds the matched route and the path before any router shortened it. */
interface Routed extends IncomingMessage {
  readonly route?: { readonly path?: unknown }
  readonly originalUrl?: string
}

/** Name of a request that no route matched. */
export const unmatched = '(unmatched)'

/** The pattern of the matched route. There are few of them, so metrics may have one label for each. */
export function routeOf(request: IncomingMessage): string {
  const path = (request as Routed).route?.path
  if (typeof path === 'string') return path
  const [directory = ''] = /^\/(?:static|images|app)(?=\/|$)/.exec(pathOf(request)) ?? []
  return directory === '' ? unmatched : `${directory}/*`
}

/** For the log: the pattern, or else the path, in which only short plain segments are legible. An id may be a secret. */
export function routeOrPath(request: IncomingMessage): string {
  const route = routeOf(request)
  if (route !== unmatched) return route
  const isPlain = (segment: string): boolean =>
    /^[\w.-]{0,40}$/.test(segment) && !/_[\dA-Z]{26}$/.test(segment)
  const segments = pathOf(request).split('/').slice(0, 8)
  return segments.map((segment) => (isPlain(segment) ? segment : '*')).join('/')
}

export function pathOf(request: IncomingMessage): string {
  const { originalUrl = request.url ?? '/' } = request as Routed
  return originalUrl.replace(/[?#].*/s, '')
}
