import type { PageLocale } from '../../src/config/locale.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** What the server and the renderer (`src/entry-server.tsx`) say to each other. */

export interface PageRequest {
  /** Path and query as in the address bar, e.g. "/category/women?sort=price-asc". The path may be malformed. */
  readonly address: string
  /** The shop's own origin, e.g. "https://shop.example". */
  readonly origin: string
  /** Default: the default language in the default region. */
  readonly locale?: PageLocale
}

export interface RenderedPage {
  readonly kind: 'page'
  readonly status: 200 | 404
  /** Markup for `<head>`: title, meta, canonical, JSON-LD, preloads. It replaces the template's title and description. */
  readonly head: string
  /** Inner HTML of `#root`. */
  readonly body: string
  /** Of the root element, such as `en-DE`. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** Inner HTML of `<noscript>`; undefined for the template's. */
  readonly noScript?: string
  /** JSON, escaped for a script element. */
  readonly state: string
  /** What could not be read from the backend; empty for a complete page. */
  readonly missing: readonly string[]
}

export type PageAnswer =
  | RenderedPage
  /** Permanently. `to` is a path without a locale's prefix, or an address elsewhere. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The backend is away. `page` is the frame of the page. */
  | { readonly kind: 'unavailable'; readonly page: RenderedPage }

export type RenderPage = (request: PageRequest) => Promise<PageAnswer>

export interface RendererOptions {
  readonly config: ShopConfiguration
  /** Reads the backend. It accepts only GET requests and searches. */
  readonly fetch: typeof fetch
  /** Receives the error of a part that could not be rendered. The page is rendered without it. */
  readonly note: (error: unknown) => void
}

export type CreateRenderer = (options: RendererOptions) => RenderPage
