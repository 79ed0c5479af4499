import { noRetry } from '../catalogue/catalogue-client.ts'
import { collect, field, number } from '../parse/read.ts'
import type { ContentOptions, ContentSource } from '../ports/content.ts'
import type { LiveClient } from './live-client.ts'
import { journalEntryFrom, journalPostFrom, shopPageFromWire } from './content-from-wire.ts'
import { unlessMissing } from './unless-missing.ts'

export interface LiveContentOptions {
  readonly client: Pick<LiveClient, 'client'>
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** Default: the system's clock. */
  readonly now?: (() => Date) | undefined
}

/**
 * The pages and the journal that the owner writes in Medusa's dashboard: `/store/shop-pages`, `/store/journal-posts`. Nothing is cached
 * here. A backend without these routes has neither.
 */
export function createLiveContent({
  client,
  backendUrl,
  now = () => new Date(),
}: LiveContentOptions): ContentSource {
  const read = async (
    path: string,
    { access, signal, query }: ContentOptions & { readonly query?: object },
  ) =>
    unlessMissing(
      client.client.fetch(path, {
        ...noRetry,
        signal,
        ...(query !== undefined && { query }),
        ...(access !== undefined && { headers: { 'x-page-preview': access } }),
      }),
    )
  return {
    async page(slug, options = {}) {
      const answer = await read(`/store/shop-pages/${encodeURIComponent(slug)}`, options)
      return shopPageFromWire(field(answer, 'shop_page'))
    },
    async posts({ offset, limit }, options = {}) {
      const answer = await read('/store/journal-posts', { ...options, query: { offset, limit } })
      const posts = collect(field(answer, 'journal_posts'), (one) => journalEntryFrom(one, backendUrl))
      return { posts, total: number(field(answer, 'count')) ?? posts.length }
    },
    async post(slug, options = {}) {
      const answer = await read(`/store/journal-posts/${encodeURIComponent(slug)}`, options)
      return journalPostFrom(field(answer, 'journal_post'), backendUrl, now())
    },
  }
}
