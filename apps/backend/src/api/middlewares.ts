import { dirname, join } from 'node:path'

import {
  configureStoreSearch,
  defineMiddlewares,
  validateAndTransformBody,
  validateAndTransformQuery,
} from '@medusajs/framework/http'
import { retrieveTransformQueryConfig } from '@medusajs/medusa/api/store/carts/query-config'
import { StoreGetCartsCart } from '@medusajs/medusa/api/store/carts/validators'

import { oneWriteAtATime } from '../cart/one-write-at-a-time'
import { queueForGoods } from '../checkout/queue-for-goods'
import { InboxMessageBody } from './admin/inbox/[id]/body'
import { inboxFields, InboxQuery } from './admin/inbox/query'
import { NewsletterQuery, subscriberFields } from './admin/newsletter/query'
import { allowTracking } from './allow-tracking'
import { createWithGuestRecord, keepGuestRecord } from './keep-guest-record'
import {
  contactLimits,
  lookupLimits,
  newsletterLimits,
  ownListLimits,
  resetLimits,
  returnLimits,
} from './limits'
import { longEnoughPassword } from './long-enough-password'
import { onlyAskForReturn } from './only-ask-for-return'
import { onlyFilledIndex } from './only-filled-index'
import { onlyInReturnWindow } from './only-in-return-window'
import { onlyOwnCart, onlyOwnCompletion } from './only-own-cart'
import { onlyOwnOrder } from './only-own-order'
import { refuseNul } from './refuse-nul'
import { servePictures } from './serve-pictures'
import { WaitingCodeBody } from './store/carts/[id]/waiting-codes/body'
import { ContactBody } from './store/contact/body'
import { OwnCartBody } from './store/customers/me/cart/body'
import { PreferencesBody } from './store/customers/me/preferences/body'
import { WishlistBody } from './store/customers/me/wishlist/body'
import { NewsletterBody } from './store/newsletter/body'
import { OrderLookupBody } from './store/orders/lookup/body'

/** Found from the package, for the server runs in one directory from source and in another when built. */
const pictures = join(dirname(require.resolve('@umber/sample-store/package.json')), 'images')

export default defineMiddlewares({
  routes: [
    { matcher: '/images', middlewares: [servePictures(pictures)] },
    { matcher: '/store/*', middlewares: [refuseNul] },
    { matcher: '/auth/*', middlewares: [refuseNul] },
    { matcher: '/store/orders', middlewares: [allowTracking] },
    { matcher: '/store/orders/:id', methods: ['GET'], middlewares: [onlyOwnOrder] },
    {
      matcher: '/store/newsletter',
      methods: ['POST'],
      middlewares: [...newsletterLimits, validateAndTransformBody(NewsletterBody)],
    },
    {
      matcher: '/store/contact',
      methods: ['POST'],
      middlewares: [...contactLimits, validateAndTransformBody(ContactBody)],
    },
    {
      matcher: '/store/orders/lookup',
      methods: ['POST'],
      middlewares: [...lookupLimits, validateAndTransformBody(OrderLookupBody)],
    },
    {
      matcher: '/store/search',
      methods: ['POST'],
      middlewares: [onlyFilledIndex(), configureStoreSearch({ allowed_indexes: { product: true } })],
    },
    {
      matcher: '/store/returns',
      methods: ['POST'],
      middlewares: [...returnLimits, onlyAskForReturn, onlyInReturnWindow],
    },
    { matcher: '/store/carts/:id', middlewares: [onlyOwnCart, oneWriteAtATime] },
    { matcher: '/store/payment-collections', methods: ['POST'], middlewares: [oneWriteAtATime] },
    { matcher: '/store/carts', methods: ['POST'], middlewares: [createWithGuestRecord] },
    { matcher: '/store/carts/:id', methods: ['POST'], middlewares: [keepGuestRecord] },
    {
      matcher: '/store/carts/:id/complete',
      methods: ['POST'],
      middlewares: [onlyOwnCompletion, queueForGoods],
    },
    {
      matcher: '/store/carts/:id/refresh',
      methods: ['POST'],
      middlewares: [validateAndTransformQuery(StoreGetCartsCart, retrieveTransformQueryConfig)],
    },
    {
      matcher: '/store/customers/me/cart',
      methods: ['POST'],
      middlewares: [
        ...ownListLimits,
        validateAndTransformBody(OwnCartBody),
        validateAndTransformQuery(StoreGetCartsCart, retrieveTransformQueryConfig),
      ],
    },
    {
      matcher: '/store/carts/:id/waiting-codes',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(WaitingCodeBody)],
    },
    {
      matcher: '/store/customers/me/wishlist',
      methods: ['POST'],
      middlewares: [...ownListLimits, validateAndTransformBody(WishlistBody)],
    },
    {
      matcher: '/store/customers/me/wishlist/:product',
      methods: ['DELETE'],
      middlewares: [...ownListLimits],
    },
    {
      matcher: '/store/customers/me/preferences',
      methods: ['POST'],
      middlewares: [...ownListLimits, validateAndTransformBody(PreferencesBody)],
    },
    {
      matcher: '/auth/customer/emailpass/register',
      methods: ['POST'],
      middlewares: [longEnoughPassword],
    },
    { matcher: '/auth/customer/emailpass/update', methods: ['POST'], middlewares: [longEnoughPassword] },
    {
      matcher: '/auth/customer/emailpass/reset-password',
      methods: ['POST'],
      middlewares: [...resetLimits],
    },
    {
      matcher: '/admin/inbox',
      methods: ['GET'],
      middlewares: [validateAndTransformQuery(InboxQuery, { defaults: inboxFields, isList: true })],
    },
    {
      matcher: '/admin/inbox/:id',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(InboxMessageBody)],
    },
    {
      matcher: '/admin/newsletter',
      methods: ['GET'],
      middlewares: [validateAndTransformQuery(NewsletterQuery, { defaults: subscriberFields, isList: true })],
    },
  ],
})
