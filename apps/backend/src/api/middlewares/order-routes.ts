import { validateAndTransformQuery, type MiddlewareRoute } from '@medusajs/framework/http'

import { DocumentQuery } from '../store/orders/[id]/invoice.pdf/query'
import { invoiceLimits } from './rate-limits'
import { requireOrderAccess } from './require-order-access'

/** What belongs to an order and is read by those who may see it. */
export const orderRoutes: MiddlewareRoute[] = [
  { matcher: '/store/orders/:id/invoice', methods: ['GET'], middlewares: [requireOrderAccess] },
  {
    matcher: '/store/orders/:id/invoice.pdf',
    methods: ['GET'],
    middlewares: [requireOrderAccess, validateAndTransformQuery(DocumentQuery, {}), ...invoiceLimits],
  },
]
