import { validateAndTransformBody, type MiddlewareRoute } from '@medusajs/framework/http'

import { NoteBody } from '../store/carts/[id]/note/body'
import { OrderAddressBody } from '../store/orders/[id]/shipping-address/body'
import * as limits from './rate-limits'
import { refuseWrongAddresses } from './refuse-wrong-addresses'
import { requireOrderAccess } from './require-order-access'

/** What runs in front of what buyers change of an order. The owner of a cart is checked for all of its routes. */
export const orderChangeRoutes: MiddlewareRoute[] = [
  {
    matcher: '/store/carts/:id/note',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NoteBody)],
  },
  {
    matcher: '/store/orders/:id/changes',
    methods: ['GET'],
    middlewares: [requireOrderAccess],
  },
  {
    matcher: '/store/orders/:id/cancel',
    methods: ['POST'],
    middlewares: [...limits.orderChangeLimits, requireOrderAccess],
  },
  {
    matcher: '/store/orders/:id/shipping-address',
    methods: ['POST'],
    middlewares: [
      ...limits.orderChangeLimits,
      requireOrderAccess,
      refuseWrongAddresses,
      validateAndTransformBody(OrderAddressBody),
    ],
  },
]
