import type { ContentSource } from '@umber/storefront-core/shop'
import { createLiveContent } from '@umber/storefront-core/live'
import type { AdapterDeps } from './adapter-deps.ts'

/**
 * Where the shop's own pages, its journal and the parts of its home page come from. A shop that has them in a content system returns its
 * adapter here: `examples/headless-content`. The browser, the server's pages, the sitemap and the feed read from it.
 */
export const createContent = (deps: Pick<AdapterDeps, 'client' | 'backendUrl'>): ContentSource =>
  createLiveContent(deps)
