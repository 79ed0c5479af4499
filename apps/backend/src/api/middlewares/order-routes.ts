import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from '@medusajs/framework/http'

import { DocumentQuery } from '../store/orders/[id]/invoice.pdf/query'
import { OrderReturnBody } from '../store/orders/[id]/returns/body'
import { invoiceLimits, returnLimits } from './rate-limits'
import { requireOrderAccess } from './require-order-access'

/** What belongs to an order and is read by those who may see it. */
export const orderRoutes: MiddlewareRoute[] = [
  ...['timeline', 'exchange-choices', 'returns/:return_id/label'].map((part) => ({
    matcher: `/store/orders/:id/${part}`,
    methods: ['GET' as const],
    middlewares: [requireOrderAccess],
  })),
  {
    matcher: '/store/orders/:id/returns',
    methods: ['POST'],
    middlewares: [requireOrderAccess, validateAndTransformBody(OrderReturnBody), ...returnLimits],
  },
  { matcher: '/store/orders/:id/invoice', methods: ['GET'], middlewares: [requireOrderAccess] },
  {
    matcher: '/store/orders/:id/invoice.pdf',
    methods: ['GET'],
    middlewares: [requireOrderAccess, validateAndTransformQuery(DocumentQuery, {}), ...invoiceLimits],
  },
]
