import type { RequestRoute } from '@umber/page-server'
import type { Request } from 'express'
import type { ParsedPath } from '../../src/config/match-path.ts'
import { matchPage, recordOf } from '../../src/config/match-page.ts'
import { canonicalPath, otherPage } from '../../src/config/page-pattern.ts'
import { picturePaths } from '../../src/config/relayed-pictures.ts'
import { securityTextPath } from '../security/security-text.ts'
import { llmsPath } from '../pages/llms-text.ts'
import { feedPath } from '../pages/product-feed.ts'
import { isPagePath, isPlainPath, pathInAnyLocale } from '../pages/page-address.ts'

/** The addresses of the server itself. */
const ownPaths = new Set([
  '/health',
  '/ready',
  '/metrics',
  '/purge',
  '/reports',
  '/policy-reports',
  '/robots.txt',
  '/sitemap.xml',
  feedPath,
  llmsPath,
  securityTextPath,
  '/index.html',
])
const fileFolders = ['/assets', ...picturePaths]

/** What a balancer and a monitor ask for all the time. */
const probes: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])

/** An address that is refused is not read. */
export const routeOfRequest = (request: Pick<Request, 'originalUrl' | 'path'>): RequestRoute =>
  isPlainPath(request.path) ? routeOf(pathInAnyLocale(request)) : same('page', otherPage)

export function routeOf(path: ParsedPath): RequestRoute {
  const { pathname } = path
  const folder = fileFolders.find((folder) => pathname.startsWith(`${folder}/`))
  if (folder !== undefined) return same('file', `${folder}/*`)
  if (ownPaths.has(pathname)) return same(probes.has(pathname) ? 'probe' : 'own', pathname)
  if (!isPagePath(path)) return same('file', 'file')
  const found = matchPage(path)
  const record = recordOf(found?.name ?? 'notFound')
  if (found === undefined || record === undefined) return same('page', otherPage)
  const { path: pattern, placeholder } = record
  const isPublic = placeholder === undefined && Object.values(found.params).every(isPublicName)
  return { kind: 'page', pattern, path: isPublic ? canonicalPath(path) : pattern }
}

const same = (kind: RequestRoute['kind'], pattern: string): RequestRoute => ({ kind, pattern, path: pattern })

/** Only the shop's own names are written as they are: anyone can ask for `/product/asha@example.com`. */
const isPublicName = (slug: string): boolean => /^[a-z\d._-]{0,80}$/i.test(slug) && !/\d{6}/.test(slug)
