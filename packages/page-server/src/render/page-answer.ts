import type { DocumentContent } from '../document/document.ts'

/** What the server and a renderer say to each other. */

export interface PageRequest {
  /** Path and query as in the address bar, e.g. "/category/women?sort=price-asc". The path may be malformed. */
  readonly address: string
  /** The site's own origin, e.g. "https://shop.example". */
  readonly origin: string
}

export interface RenderedPage extends DocumentContent {
  readonly kind: 'page'
  readonly status: 200 | 404
  /** What could not be read; empty for a complete page. */
  readonly missing: readonly string[]
}

export type PageAnswer =
  | RenderedPage
  /** Permanently. `to` is a path of the site, or an address elsewhere. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The source of the content is away. `page` is the frame of the page. */
  | { readonly kind: 'unavailable'; readonly page: RenderedPage }

export type RenderPage<Asked extends PageRequest = PageRequest> = (request: Asked) => Promise<PageAnswer>
