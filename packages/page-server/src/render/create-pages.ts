import type { Request, RequestHandler, Response } from 'express'
import {
  createPageCache,
  type CacheOutcome,
  type CachePart,
  type Made,
  type PageCache,
  type PageRead,
} from '../cache/page-cache.ts'
import { documentOf, inLanguage, type DocumentTemplate, type RootElement } from '../document/document.ts'
import { encodedText, sendText, type EncodedText } from '../document/encoded-text.ts'
import type { PageRequest, RenderedPage, RenderPage } from './page-answer.ts'

/** A proxy keeps a page for a minute. A browser asks each time. */
const forPages = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** For redirects and missing pages, which may soon be there. */
export const briefly = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
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

/** What renders the pages of one kind, such as those in one language. */
export interface PageSource<Asked extends PageRequest> {
  readonly template: DocumentTemplate
  readonly render: RenderPage<Asked>
}

export interface PageOptions<Asked extends PageRequest> {
  /** The page that a request is for: one for all requests that show the same. */
  readonly pageOf: (request: Request) => Asked
  readonly sourceOf: (page: Asked) => PageSource<Asked>
  /** Pages that differ have copies of their own. */
  readonly keyOf: (page: Asked) => string
  /** Pages of one group can be purged together. */
  readonly groupOf: (page: Asked) => string | undefined
  /** Of a page that could not be rendered. */
  readonly rootOf: (page: Asked) => RootElement
  /** For the log: a name that names no person. */
  readonly nameOf: (page: Asked) => string
  readonly sendMoved: (request: Request, response: Response, to: string) => void
  readonly note: (line: string) => void
  /** Called for each page request with the cache outcome. */
  readonly onRead?: (outcome: CacheOutcome) => void
  /** In milliseconds. */
  readonly now?: () => number
}

export interface Pages extends Pick<PageCache<unknown>, 'size'> {
  readonly answer: RequestHandler
  /** Of the pages of these groups; of all without them. */
  readonly purge: (groups?: readonly string[]) => void
}

/** Answers page requests from one cache, which it fills by rendering. */
export function createPages<Asked extends PageRequest>({
  pageOf,
  sourceOf,
  keyOf,
  groupOf,
  rootOf,
  nameOf,
  sendMoved,
  note,
  onRead,
  now,
}: PageOptions<Asked>): Pages {
  const report = (error: unknown) => note(`A page could not be rendered: ${textOf(error)}`)
  const cache = createPageCache<Sendable>(report, now)
  const emptyOf = (asked: Asked) =>
    encodedText(inLanguage(sourceOf(asked).template.withoutContent, rootOf(asked)))

  async function make(asked: Asked): Promise<Made<Sendable>> {
    const { template, render } = sourceOf(asked)
    const textOfPage = (page: RenderedPage) => encodedText(documentOf(template, page))
    const answer = await render(asked)
    if (answer.kind === 'moved') return { kind: 'complete', value: answer, bytes: overhead, part: 'side' }
    if (answer.kind === 'unavailable') {
      note(`The backend is away: could not render ${nameOf(asked)}`)
      return { kind: 'incomplete', value: { kind: 'unavailable', text: textOfPage(answer.page) } }
    }
    const { kind, status, missing } = answer
    const text = textOfPage(answer)
    if (missing.length > 0) {
      note(`Rendered ${nameOf(asked)} without ${missing.join(', ')}`)
      return { kind: 'incomplete', value: { kind, status, text, cacheControl: notCached } }
    }
    const value = { kind, status, text, cacheControl: status === 200 ? forPages : briefly }
    // With an estimate for the compressed forms, which are made later.
    const bytes = Math.ceil(overhead + 1.5 * text.plain.length)
    return { kind: 'complete', value, bytes, part: partFor(asked, status) }
  }

  async function read(asked: Asked): Promise<PageRead<Sendable>> {
    const key = keyOf(asked)
    if (key.length > longestCached) return { value: (await make(asked)).value, outcome: 'miss' }
    return await cache.read(key, () => make(asked), groupOf(asked))
  }

  return {
    async answer(request, response) {
      const send = async (text: EncodedText, status: number, cacheControl: string) =>
        await sendText(request, response, { type: 'text/html', text, status, cacheControl })
      const asked = pageOf(request)
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

/** Without a query there are as many pages as the site has, and no more. */
const partFor = ({ address }: PageRequest, status: 200 | 404): CachePart =>
  status === 200 && !address.includes('?') ? 'main' : 'side'

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
