import type { Request } from 'express'
import { filterParams } from '@umber/storefront-core'
import { matchPath } from '../src/config/match-path.ts'
import { pages } from '../src/config/paths.ts'
import type { PageRequest } from './renderer.ts'

/**
 * Whether a path belongs to a page and not to a file. Page paths have no file extension, but a slug may contain a dot.
 * A missing script must be a 404, not a page that fails to parse.
 */
export function isPagePath(pathname: string): boolean {
  // A URL parser would take the first part for a host.
  if (pathname.startsWith('//')) return false
  const path = decoded(pathname)
  return (
    [pages.category, pages.product].some(({ pattern }) => matchPath(pattern, path) !== undefined) ||
    looksLikePage(path)
  )
}

function looksLikePage(path: string): boolean {
  return !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/')).includes('.')
}

/** A malformed path is returned unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The query of a request with its question mark; '' without one. */
export const queryOf = ({ originalUrl }: Request): string => /\?[^#]*/.exec(originalUrl)?.[0] ?? ''

/** The parameters that a page shows for everyone. A campaign's are for the browser. */
const pageParams = [...filterParams, 'page', 'q', 'from', 'number'] as const

/** The query without foreign parameters, which would make a copy of the page for each of their values. */
function pageQueryOf(request: Request): string {
  const given = new URLSearchParams(queryOf(request))
  const known = pageParams.flatMap((name) =>
    given.getAll(name).map((value): [string, string] => [name, value]),
  )
  const query = new URLSearchParams(known).toString()
  return query === '' ? '' : `?${query}`
}

/** The page that a request is for. Without a `shopUrl` the origin is the one that the client sees, also behind a trusted proxy. */
export function pageRequestOf(request: Request, shopUrl: string | undefined): PageRequest {
  return { address: request.path + pageQueryOf(request), origin: originOf(request, shopUrl) }
}

export function originOf(request: Request, shopUrl: string | undefined): string {
  if (shopUrl !== undefined) return new URL(shopUrl).origin
  const host = request.host ?? ''
  const isHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host)
  return `${request.protocol === 'https' ? 'https' : 'http'}://${isHost ? host : 'localhost'}`
}
