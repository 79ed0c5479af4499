import type { Request } from 'express'
import { splitPath, type PageLocale } from '../../src/config/locale.ts'
import { parsePath, type ParsedPath } from '../../src/config/match-path.ts'
import { matchPage, recordOf } from '../../src/config/match-page.ts'
import { canonicalPath, otherPage } from '../../src/config/page-pattern.ts'
import type { PageRecord } from '../../src/pages/page-record.ts'
import type { ShopPageRequest } from './renderer.ts'

/** In characters: more than any page needs. A query may be longer, because campaigns and filters write it, and nothing is matched with it. */
const longestPath = 2_048

/** Whether a path is worth reading. No page has two slashes in a row, whose first part a URL parser would take for a host. */
export const isPlainPath = (path: string): boolean => path.length <= longestPath && !path.includes('//')

const parsedPaths = new WeakMap<object, ParsedPath>()

/** For logs and metrics: without what may be the prefix of a locale. */
export const pathInAnyLocale = (request: Pick<Request, 'path'>): ParsedPath =>
  parsePath(splitPath(request.path).pathname)

/** The path of a request, which is read once for each spelling. */
export function parsedPathOf(request: Pick<Request, 'path'>): ParsedPath {
  const known = parsedPaths.get(request)
  const parsed = known?.pathname === request.path ? known : parsePath(request.path)
  parsedPaths.set(request, parsed)
  return parsed
}

/**
 * Whether a path belongs to a page and not to a file. Page paths have no file extension, but a slug may contain a dot.
 * A missing script must be a 404, not a page that fails to parse.
 */
export const isPagePath = (path: ParsedPath): boolean =>
  matchPage(path)?.params['slug'] !== undefined || looksLikePage(path)

function looksLikePage({ pathname, parts = pathname.split('/') }: ParsedPath): boolean {
  const last = parts.at(-1) ?? ''
  return !(parts[1] === 'assets' && parts.length > 2) && (!last.includes('.') || ofOtherShops.test(last))
}

/** The addresses of pages in the shop that was here before may have moved to pages of this one. */
const ofOtherShops = /\.(?:html?|php|aspx?)$/i

/** The query of a request with its question mark; '' without one. */
export const queryOf = ({ originalUrl }: Request): string => /\?[^#]*/.exec(originalUrl)?.[0] ?? ''

/** The query without foreign parameters, such as a campaign's, which would make a copy of the page for each of their values. */
function pageQueryOf(request: Request, names: readonly string[]): string {
  const given = new URLSearchParams(queryOf(request))
  const known = names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]))
  const query = new URLSearchParams(known).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * The page that a request is for: one address for all that show the same, so that junk makes no copies. Without a `shopUrl`
 * the origin is the one that the client sees, also behind a trusted proxy.
 */
export function pageRequestOf(
  request: Request,
  shopUrl: string | undefined,
  locale?: PageLocale,
): ShopPageRequest {
  return { address: pageAddressOf(request), origin: originOf(request, shopUrl), ...(locale && { locale }) }
}

function pageAddressOf(request: Request): string {
  const path = parsedPathOf(request)
  const record = recordAt(path)
  if (record === undefined) return `/${otherPage}`
  // The server knows no orders, so all of them have one frame.
  if (record.placeholder !== undefined && record.path.includes('/:')) return record.path
  return canonicalPath(path) + pageQueryOf(request, record.query ?? [])
}

const recordAt = (path: ParsedPath): PageRecord | undefined => recordOf(matchPage(path)?.name ?? 'notFound')

export function originOf(request: Request, shopUrl: string | undefined): string {
  if (shopUrl !== undefined) return new URL(shopUrl).origin
  const host = request.host ?? ''
  const isHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host)
  return `${request.protocol === 'https' ? 'https' : 'http'}://${isHost ? host : 'localhost'}`
}
