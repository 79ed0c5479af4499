import type { QueryClient } from '@tanstack/react-query'
import type { ShopSettings } from '@umber/storefront-core/shop'
import type { PlacedPage } from '../config/match-page.ts'
import type { ParsedPath } from '../config/match-path.ts'
import type { Services } from '../services/services-context.ts'

/** The page that is read for, and what it is read with. */
export interface ReadContext {
  readonly client: QueryClient
  readonly services: Services
  readonly page: PlacedPage
  readonly params: URLSearchParams
}

export type PagePlace =
  | { readonly kind: 'here' }
  | { readonly kind: 'nowhere' }
  /** Permanently. `to` is a path. */
  | { readonly kind: 'moved'; readonly to: string }

export const here = { kind: 'here' } as const
export const nowhere = { kind: 'nowhere' } as const

/** What a page shows first. Each module of `pages/reads` has one, as `reads`. Its code is only loaded with an intention, and on the server. */
export interface PageReads {
  /** The first part of each query key without which the page says nothing. Without an answer to one the server sends 503. */
  readonly needs: readonly string[]
  /** A read that fails is left to the page. The settings come with every page. */
  readonly prefetch: (context: ReadContext, settings: Promise<ShopSettings | undefined>) => Promise<void>
  /** Whether the address exists, according to what has been read. Unknown counts as existing. Without it every address does. */
  readonly placeOf?: (context: ReadContext, path: ParsedPath) => PagePlace
}
