import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from '@medusajs/framework/http'

import { GiftCardDetails } from '../../lib/gift-cards/bought-cards'
import { StoreCreditBody } from '../admin/customers/[id]/store-credit/body'
import { GiftCardStatusBody, NewGiftCardBody } from '../admin/gift-cards/body'
import { giftCardFields, GiftCardsQuery } from '../admin/gift-cards/query'
import { CreditRefundBody } from '../admin/orders/[id]/store-credit/body'
import { cartQuery } from '../store/carts/cart-query'
import { GiftCardBody } from '../store/carts/[id]/gift-cards/body'
import { giftCardLimits, ownListLimits } from './rate-limits'

/** What runs in front of the routes of gift cards and store credit. */
export const giftCardRoutes: MiddlewareRoute[] = [
  {
    matcher: '/store/carts/:id/gift-cards',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(GiftCardBody), ...giftCardLimits, cartQuery],
  },
  {
    matcher: '/store/carts/:id/gift-cards/:line',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(GiftCardDetails)],
  },
  { matcher: '/store/carts/:id/store-credit', methods: ['POST'], middlewares: [cartQuery] },
  { matcher: '/store/carts/:id/credit/:account', methods: ['DELETE'], middlewares: [cartQuery] },
  { matcher: '/store/customers/me/store-credit', methods: ['GET'], middlewares: ownListLimits },
  {
    matcher: '/admin/gift-cards',
    methods: ['GET'],
    middlewares: [
      validateAndTransformQuery(GiftCardsQuery, {
        defaults: giftCardFields,
        allowed: giftCardFields,
        isList: true,
      }),
    ],
  },
  {
    matcher: '/admin/gift-cards',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NewGiftCardBody)],
  },
  {
    matcher: '/admin/gift-cards/:id',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(GiftCardStatusBody)],
  },
  {
    matcher: '/admin/customers/:id/store-credit',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(StoreCreditBody)],
  },
  {
    matcher: '/admin/orders/:id/store-credit',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(CreditRefundBody)],
  },
]
