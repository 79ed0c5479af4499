import {
  configureStoreSearch,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from '@medusajs/framework/http'

import { indexOf, searchLanguages } from '../../lib/locales/search-languages'
import { JournalQuery } from '../store/journal-posts/query'
import { RedirectQuery } from '../store/redirects/query'
import { allowPageContent, allowProductContent } from './allow-content'
import { regionFilter } from './asked-region'
import { currentDiscounts, currentPrices } from './current-prices'
import { defaultRegionFirst } from './default-region-first'
import { limitConditions } from './limit-conditions'
import { requireFilledIndex } from './require-filled-index'
import { searchLimits } from './rate-limits'
import { searchByRegion } from './search-by-region'
import { searchLanguage } from './search-language'
import { spelledQuery } from './spelled-query'
import { translateAnswer } from './translate-answer'
import { translateContentOf } from './translate-content'
import { emitPriceListUpdate, emitProductUpdates, emitVariantUpdate } from './emit-missing-events'

/** Around what lists and pages of products are read from, and what changes them without an event. */
export const catalogueRoutes: MiddlewareRoute[] = [
  { matcher: '/admin/price-lists/:id', methods: ['POST'], middlewares: [emitPriceListUpdate] },
  { matcher: '/admin/product-categories/:id/products', methods: ['POST'], middlewares: [emitProductUpdates] },
  { matcher: '/admin/sales-channels/:id/products', methods: ['POST'], middlewares: [emitProductUpdates] },
  {
    matcher: '/admin/products/:id/variants/:variant_id/inventory-items',
    methods: ['POST', 'DELETE'],
    middlewares: [emitVariantUpdate],
  },
  {
    matcher: '/store/product-categories',
    middlewares: [allowPageContent, translateContentOf('product_category')],
  },
  {
    matcher: '/store/collections',
    middlewares: [allowPageContent, translateContentOf('product_collection')],
  },
  { matcher: '/store/return-reasons', methods: ['GET'], middlewares: [translateAnswer] },
  {
    matcher: '/store/redirects',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(RedirectQuery, {})],
  },
  {
    matcher: '/store/journal-posts',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(JournalQuery, {})],
  },
  { matcher: '/store/products', middlewares: [allowProductContent, translateContentOf('product')] },
  { matcher: '/store/products', methods: ['GET'], middlewares: [currentDiscounts] },
  { matcher: '/store/products/:id', methods: ['GET'], middlewares: [currentDiscounts] },
  { matcher: '/store/regions', methods: ['GET'], middlewares: [defaultRegionFirst] },
  {
    matcher: '/store/search',
    methods: ['POST'],
    middlewares: [
      ...searchLimits,
      limitConditions,
      requireFilledIndex(),
      searchLanguage(),
      spelledQuery(),
      currentPrices,
      searchByRegion,
      configureStoreSearch({
        allowed_indexes: Object.fromEntries(
          [undefined, ...searchLanguages].map((one) => [indexOf(one), { filters: regionFilter }]),
        ),
      }),
    ],
  },
]
