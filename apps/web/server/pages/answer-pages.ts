import type { Request, RequestHandler, Response } from 'express'
import { parsePath } from '../../src/config/match-path.ts'
import { documentOf, inLanguage, type DocumentTemplate } from './document.ts'
import { encodedText, sendText, type EncodedText } from './encoded-text.ts'
import { directionOf } from '../../messages/languages.ts'
import { plainLocale, splitPath, tagOf, type PageLocale } from '../../src/config/locale.ts'
import { pageRequestOf, queryOf } from './page-address.ts'
import { localeOfRequest } from './page-locales.ts'
import {
  createPageCache,
  type CacheOutcome,
  type CachePart,
  type Made,
  type PageCache,
  type PageRead,
} from './page-cache.ts'
import type { PageRequest, RenderedPage, RenderPage } from './renderer.ts'
import { routeOf } from '../operate/request-route.ts'

/** A proxy keeps a page for a minute. A browser asks each time. */
const forPages = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** For redirects and missing pages, which may soon be there. */
const briefly = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
const notCached = 'no-store'
/** In seconds. */
const retryAfter = 10
/** In characters. A longer address is rendered but not kept. */
const longestCached = 2_048
/** In bytes, for a copy's key and headers. */
const overhead = 1_024

/** What is sent for an address. */
type Sendable =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      readonly text: EncodedText
      readonly cacheControl: string
    }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unavailable'; readonly text: EncodedText }

/** The shop in one language. */
export interface LanguageShop {
  readonly template: DocumentTemplate
  readonly render: RenderPage
}

export interface PageOptions {
  /** The shop in the language of a page. */
  readonly shopIn: (language: string) => LanguageShop
  /** The shop's public origin; undefined to take it from each request. */
  readonly shopUrl: string | undefined
  readonly note: (line: string) => void
  /** Called for each page request with the cache outcome. */
  readonly onRead?: (outcome: CacheOutcome) => void
  /** In milliseconds. */
  readonly now?: () => number
}

export interface Pages extends Pick<PageCache<unknown>, 'size'> {
  readonly answer: RequestHandler
  /** Of the pages for these countries; of all without them. */
  readonly purge: (countries?: readonly string[]) => void
}

/** Answers page requests in all languages from one cache, which it fills by rendering. */
export function createPages({ shopIn, shopUrl, note, onRead, now }: PageOptions): Pages {
  const report = (error: unknown) => note(`A page could not be rendered: ${textOf(error)}`)
  const cache = createPageCache<Sendable>(report, now)
  const emptyOf = ({ locale = plainLocale }: PageRequest) => {
    const root = { lang: tagOf(locale), direction: directionOf(locale.language) }
    return encodedText(inLanguage(shopIn(locale.language).template.withoutContent, root))
  }

  async function make(request: PageRequest): Promise<Made<Sendable>> {
    const { template, render } = shopIn((request.locale ?? plainLocale).language)
    const textOfPage = (page: RenderedPage) => encodedText(documentOf(template, page))
    const answer = await render(request)
    if (answer.kind === 'moved') return { kind: 'complete', value: answer, bytes: overhead, part: 'side' }
    if (answer.kind === 'unavailable') {
      note(`The backend is away: could not render ${nameOf(request)}`)
      return { kind: 'incomplete', value: { kind: 'unavailable', text: textOfPage(answer.page) } }
    }
    const { kind, status, missing } = answer
    const text = textOfPage(answer)
    if (missing.length > 0) {
      note(`Rendered ${nameOf(request)} without ${missing.join(', ')}`)
      return { kind: 'incomplete', value: { kind, status, text, cacheControl: notCached } }
    }
    const value = { kind, status, text, cacheControl: status === 200 ? forPages : briefly }
    // With an estimate for the compressed forms, which are made later.
    const bytes = Math.ceil(overhead + 1.5 * text.plain.length)
    return { kind: 'complete', value, bytes, part: partFor(request, status) }
  }

  async function read(request: PageRequest): Promise<PageRead<Sendable>> {
    const locale = request.locale ?? plainLocale
    const key = `${request.origin} ${tagOf(locale)} ${request.address}`
    if (key.length > longestCached) return { value: (await make(request)).value, outcome: 'miss' }
    return await cache.read(key, () => make(request), locale.country)
  }

  return {
    async answer(request, response) {
      const send = async (text: EncodedText, status: number, cacheControl: string) =>
        await sendText(request, response, { type: 'text/html', text, status, cacheControl })
      const asked = pageRequestOf(request, shopUrl, localeOfRequest(request))
      const known = await read(asked).catch((error: unknown) => {
        report(error)
        return undefined
      })
      onRead?.(known?.outcome ?? 'miss')
      const sendable = known?.value
      switch (sendable?.kind) {
        case 'page':
          await send(sendable.text, sendable.status, sendable.cacheControl)
          break
        case 'moved':
          sendMoved(request, response, sendable.to)
          break
        case 'unavailable':
          response.set('Retry-After', String(retryAfter))
          await send(sendable.text, 503, notCached)
          break
        case undefined:
          // The browser renders it by itself.
          await send(emptyOf(asked), 500, notCached)
      }
    },
    size: cache.size,
    purge: cache.purge,
  }
}

/** Without a query there are as many pages as the shop has products and categories, and no more. */
const partFor = ({ address }: PageRequest, status: 200 | 404): CachePart =>
  status === 200 && !address.includes('?') ? 'main' : 'side'

/** Leads an address to where it has moved. */
export const sendMoved = (request: Request, response: Response, to: string): void =>
  response
    .set('Cache-Control', briefly)
    .redirect(301, withQuery(withLocale(to, localeOfRequest(request)), queryOf(request)))

/** An address of the shop stays in its locale. */
const withLocale = (to: string, { prefix }: PageLocale): string =>
  to.startsWith('/') && splitPath(to).prefix === '' ? prefix + to : to

/** What an address asks for goes with it, unless the new address asks for something itself. */
const withQuery = (to: string, query: string): string => (to.includes('?') ? to : to + query)

/** For the log. */
const nameOf = ({ address }: PageRequest): string => routeOf(parsePath(address.replace(/\?.*/s, ''))).path

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
