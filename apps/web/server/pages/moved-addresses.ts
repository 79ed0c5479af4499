import type { RequestHandler } from 'express'
import { Client } from '@umber/commerce-client'
import { createLiveRedirects } from '@umber/storefront-core/live'
import { canonicalPath, otherPage, pagePatternOf } from '../../src/config/page-pattern.ts'
import { sendMoved } from './send-moved.ts'
import { parsedPathOf } from './page-address.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/**
 * Leads addresses that no page of the shop has to where the owner says: those of the shop that was here before. Where products,
 * categories and collections have moved to, the renderer asks. Without an answer the address is not found.
 */
export function movedAddresses(config: ShopConfiguration, fetchBackend: typeof fetch): RequestHandler {
  if (config.preset !== 'live') return (_request, _response, next) => next()
  const { backendUrl: baseUrl, publishableKey } = config
  const client = new Client({ baseUrl, publishableKey, fetch: fetchBackend, retry: false })
  const redirects = createLiveRedirects({ client })
  return async (request, response, next) => {
    const path = parsedPathOf(request)
    if (pagePatternOf(path) !== otherPage) return next()
    const to = await redirects.find(canonicalPath(path)).catch(() => undefined)
    if (to === undefined) next()
    else sendMoved(request, response, to)
  }
}
