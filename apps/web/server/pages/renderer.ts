import type { PageRequest, RenderPage } from '@umber/page-server'
import type { PageLocale } from '../../src/config/locale.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** What the server and the renderer (`src/entry-server.tsx`) say to each other. */

export interface ShopPageRequest extends PageRequest {
  /** Default: the default language in the default region. */
  readonly locale?: PageLocale
}

export interface RendererOptions {
  readonly config: ShopConfiguration
  /** Reads the backend. It accepts only GET requests and searches. */
  readonly fetch: typeof fetch
  /** Receives the error of a part that could not be rendered. The page is rendered without it. */
  readonly note: (error: unknown) => void
}

export type RenderShopPage = RenderPage<ShopPageRequest>

export type CreateRenderer = (options: RendererOptions) => RenderShopPage
