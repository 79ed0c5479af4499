import { validateAndTransformBody, type MiddlewareRoute } from '@medusajs/framework/http'

import { BackInStockBody } from '../store/back-in-stock/body'
import { NewsletterLinkBody } from '../store/newsletter/link-body'
import * as limits from './rate-limits'

/** What runs in front of the routes of who waits for sold-out variants. */
export const backInStockRoutes: MiddlewareRoute[] = [
  {
    matcher: '/store/back-in-stock',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(BackInStockBody), ...limits.backInStockLimits],
  },
  {
    matcher: '/store/back-in-stock/leave',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NewsletterLinkBody), ...limits.newsletterLinkLimits],
  },
  { matcher: '/hooks/back-in-stock-leave', methods: ['POST'], middlewares: limits.newsletterLinkLimits },
]
