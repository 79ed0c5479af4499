import { recordOf, matchPage } from '../src/config/match-page.ts'
import { parsePath } from '../src/config/match-path.ts'
import { splitPath } from '../src/config/locale.ts'
import { canonicalPath } from '../src/config/page-pattern.ts'
import { picturePaths } from '../src/config/relayed-pictures.ts'
import type { PageRecord } from '../src/pages/page-record.ts'

/** What the worker knows of a request. */
export interface AskedFor {
  readonly method: string
  readonly url: string
  /** Of the `Request`: `navigate` for a page. */
  readonly mode: string
  readonly headers: { has(name: string): boolean }
}

/** What the worker does with a request. It touches nothing else: no answer of the backend, and nothing of another origin. */
export type Handling =
  /** A page that anyone may read. `key` is the one address of all that show the same. */
  | { readonly kind: 'reading'; readonly key: string }
  /** A page of its visitor: never kept. Without a network, a page says so. */
  | { readonly kind: 'own' }
  | { readonly kind: 'file' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'pass' }

const pass: Handling = { kind: 'pass' }

export function handlingOf(asked: AskedFor, origin: string): Handling {
  const url = new URL(asked.url)
  const isPlain = asked.method === 'GET' && url.origin === origin
  if (!isPlain || asked.headers.has('authorization') || asked.headers.has('range')) return pass
  if (asked.mode === 'navigate') return handlingOfPage(url)
  if (url.pathname.startsWith('/assets/')) return { kind: 'file' }
  return picturePaths.some((start) => url.pathname.startsWith(`${start}/`)) ? { kind: 'picture' } : pass
}

function handlingOfPage(url: URL): Handling {
  const key = keyOfPage(url)
  if (key !== undefined) return { kind: 'reading', key }
  // An address that is no page's may be the dashboard's or the backend's.
  const isPage = matchPage(parsePath(splitPath(url.pathname).pathname)) !== undefined
  return isPage ? { kind: 'own' } : pass
}

/** The address under which a page is kept: without what a campaign adds. Undefined for a page that is not kept. */
export function keyOfPage({ pathname: path, searchParams }: URL): string | undefined {
  const { prefix, pathname } = splitPath(path)
  const parsed = parsePath(pathname)
  const found = matchPage(parsed)
  const record = found && recordOf(found.name)
  if (record === undefined || !isForReading(record)) return undefined
  const known = new URLSearchParams(
    (record.query ?? []).flatMap((name) =>
      searchParams.getAll(name).map((value): [string, string] => [name, value]),
    ),
  ).toString()
  return prefix.toLowerCase() + canonicalPath(parsed) + (known === '' ? '' : `?${known}`)
}

/** What the sitemap has: single pages, and pages of products, lists and texts by their slug. None of them knows its visitor. */
const isForReading = ({ robots, placeholder, index, path }: PageRecord): boolean =>
  robots === undefined && placeholder === undefined && (index !== undefined || path.endsWith('/:slug'))

/** What the worker knows of an answer. */
export interface Answered {
  readonly status: number
  /** Of the `Response`: `basic` for one of the shop itself. */
  readonly type: string
  readonly redirected: boolean
  readonly headers: { get(name: string): string | null }
}

/** Whether an answer is for everyone, and whole. The server says `no-store` of a page that lacks a part. */
export function mayKeep({ status, type, redirected, headers }: Answered): boolean {
  const isWhole = status === 200 && type === 'basic' && !redirected
  return isWhole && !/no-store|private/i.test(headers.get('cache-control') ?? '')
}

/** Whether an answer says that the page is gone for good, and what was kept of it with it. */
export const isGone = ({ status }: Pick<Answered, 'status'>): boolean => status === 404 || status === 410
