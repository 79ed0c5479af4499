import { defineMiddlewares, validateAndTransformBody } from '@medusajs/framework/http'

import { trustedProxies, wholeNumber } from '../lib/configuration/settings'
import { drainBeforeShutdown } from '../lib/readiness/drain'
import { observeRequests } from '../lib/requests/observe-requests'
import { trustsPeer } from '../lib/requests/request-id'
import { completeEveryAnswer } from '../lib/response-headers'
import { allowTracking } from './middlewares/allow-tracking'
import { answerError } from './middlewares/answer-error'
import { adminRoutes } from './middlewares/admin-routes'
import { authRoutes } from './middlewares/auth-routes'
import { catalogueRoutes } from './middlewares/catalogue-routes'
import {
  checkAnnouncedUpload,
  checkImport,
  checkUploads,
  limitUploadSize,
  uploadPaths,
} from './middlewares/check-uploads'
import { deleteIdentityOf } from './middlewares/delete-identity'
import { hideSessionContext } from './middlewares/hide-session-context'
import { idempotentWrites } from './middlewares/idempotent-writes'
import { keepLocale } from './middlewares/keep-locale'
import { limitCart } from './middlewares/limit-cart'
import { backInStockRoutes } from './middlewares/back-in-stock-routes'
import { reviewRoutes } from './middlewares/review-routes'
import { giftCardRoutes } from './middlewares/gift-card-routes'
import { newsletterRoutes } from './middlewares/newsletter-routes'
import { orderChangeRoutes } from './middlewares/order-change-routes'
import { ownAccountRoutes } from './middlewares/own-account-routes'
import * as limits from './middlewares/rate-limits'
import { offerNetTerms } from './middlewares/offer-net-terms'
import { oneWriteAtATime } from './middlewares/one-write-at-a-time'
import { requireCalculatedOption } from './middlewares/require-calculated-option'
import { requireEmailAddresses } from './middlewares/require-email-addresses'
import { requireJson } from './middlewares/require-json'
import {
  requireCartOwner,
  requireOwnerOfNamedCart,
  requireLiveToken,
  requireOwnerOfQueriedCart,
} from './middlewares/require-cart-owner'
import { requireLineOfCart } from './middlewares/require-line-of-cart'
import { requireOrderAccess } from './middlewares/require-order-access'
import { requireAllowedOrigin } from './middlewares/require-allowed-origin'
import { refuseEncodedPaths } from './middlewares/refuse-encoded-paths'
import { refuseLongTexts } from './middlewares/refuse-long-texts'
import { refuseWrongAddresses } from './middlewares/refuse-wrong-addresses'
import { requireSignInAddress } from './middlewares/require-sign-in-address'
import { requireRedis } from './middlewares/require-redis'
import { orderRoutes } from './middlewares/order-routes'
import { openCollection, openSession } from './middlewares/open-payment'
import { dropEndedSession, refuseEndedSession } from './middlewares/refuse-ended-session'
import { refuseUnreadableAddress, refuseUnreadableInput } from './middlewares/refuse-unreadable-input'
import { requestReturn } from './middlewares/request-return'
import { serveDashboard } from './middlewares/serve-dashboard'
import { serveFiles } from './middlewares/serve-files'
import { samplePictures, servePictures } from './middlewares/serve-pictures'
import { addReplacements } from './middlewares/add-replacements'
import { addBankTransfer } from './middlewares/add-bank-transfer'
import { storeLocale } from './middlewares/store-locale'
import { trustProxies } from './middlewares/trust-proxies'
import { changeCart, createCart } from './middlewares/write-cart'
import { cartQuery } from './store/carts/cart-query'
import { ItemsBody } from './store/carts/[id]/items/body'
import { RefreshBody } from './store/carts/[id]/refresh/body'
import { WaitingCodeBody } from './store/carts/[id]/waiting-codes/body'
import { ContactBody } from './store/contact/body'
import { OwnCartBody } from './store/customers/me/cart/body'
import { OrderLookupBody } from './store/orders/lookup/body'

const pictures = samplePictures()
const proxies = trustedProxies(process.env)
const dashboard = process.env['ADMIN'] === 'false' ? process.env['ADMIN_DIRECTORY'] : undefined

observeRequests(trustsPeer(proxies))
completeEveryAnswer()
drainBeforeShutdown(wholeNumber(process.env, 'DRAIN_SECONDS', 0))

const withRedis = requireRedis()
const { localeOfRequest, localeOfCart } = storeLocale()

export default defineMiddlewares({
  errorHandler: answerError,
  routes: [
    { matcher: '/', middlewares: [trustProxies(proxies), refuseEncodedPaths, withRedis] },
    ...(pictures === undefined ? [] : [{ matcher: '/images', middlewares: [servePictures(pictures)] }]),
    ...(dashboard === undefined ? [] : [{ matcher: '/app', middlewares: [serveDashboard(dashboard)] }]),
    { matcher: '/static', middlewares: [serveFiles] },
    {
      matcher: '/store/*',
      middlewares: [
        refuseUnreadableInput,
        refuseLongTexts,
        requireEmailAddresses,
        dropEndedSession,
        idempotentWrites,
        requireOwnerOfQueriedCart,
        localeOfRequest,
      ],
    },
    {
      matcher: '/auth/*',
      middlewares: [
        requireAllowedOrigin,
        requireJson,
        refuseUnreadableInput,
        refuseLongTexts,
        requireEmailAddresses,
        dropEndedSession,
        localeOfRequest,
      ],
    },
    {
      matcher: '/admin/*',
      middlewares: [
        requireAllowedOrigin,
        requireJson,
        refuseUnreadableInput,
        refuseEndedSession,
        idempotentWrites,
      ],
    },
    { matcher: '/hooks/*', middlewares: [refuseUnreadableAddress] },
    { matcher: uploadPaths, middlewares: [limitUploadSize] },
    { matcher: '/admin/uploads', methods: ['POST'], middlewares: [checkUploads] },
    { matcher: '/admin/products/import', methods: ['POST'], middlewares: [checkImport] },
    { matcher: '/admin/uploads/presigned-urls', methods: ['POST'], middlewares: [checkAnnouncedUpload] },
    { matcher: '/store/customers', methods: ['POST'], middlewares: [requireSignInAddress, keepLocale] },
    { matcher: '/admin/invites/accept', methods: ['POST'], middlewares: [requireSignInAddress] },
    { matcher: '/admin/customers/:id', methods: ['DELETE'], middlewares: [deleteIdentityOf('customer')] },
    { matcher: '/admin/users/:id', methods: ['DELETE'], middlewares: [deleteIdentityOf('user')] },
    ...catalogueRoutes,
    { matcher: '/store/payment-providers', methods: ['GET'], middlewares: [offerNetTerms] },
    { matcher: '/store/orders', middlewares: [allowTracking, addBankTransfer, addReplacements] },
    { matcher: '/store/orders/:id', methods: ['GET'], middlewares: [requireOrderAccess] },
    ...orderRoutes,
    {
      matcher: '/store/contact',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(ContactBody), ...limits.contactLimits],
    },
    {
      matcher: '/store/orders/lookup',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(OrderLookupBody), ...limits.lookupLimits],
    },
    {
      matcher: '/store/orders/:id/transfer/request',
      methods: ['POST'],
      middlewares: [requireOrderAccess, ...limits.transferRequestLimits],
    },
    {
      matcher: '/store/orders/:id/transfer/accept',
      methods: ['POST'],
      middlewares: limits.transferAnswerLimits,
    },
    {
      matcher: '/store/orders/:id/transfer/decline',
      methods: ['POST'],
      middlewares: limits.transferAnswerLimits,
    },
    {
      matcher: '/store/razorpay-payments/:id',
      methods: ['GET'],
      middlewares: limits.paymentStateLimits,
    },
    { matcher: '/store/returns', methods: ['POST'], middlewares: requestReturn },
    { matcher: '/store/carts/:id', middlewares: [requireCartOwner, limitCart, oneWriteAtATime] },
    { matcher: '/store/payment-collections', methods: ['POST'], middlewares: openCollection },
    // Without a method it runs before Medusa validates the body.
    { matcher: '/store/payment-collections/:id/payment-sessions', middlewares: openSession },
    // With methods a matcher is of one route, and not of those below it.
    ...[
      '/store/carts',
      '/store/carts/:id',
      '/store/customers/me/addresses',
      '/store/customers/me/addresses/:address_id',
    ].map((matcher) => ({ matcher, methods: ['POST' as const], middlewares: [refuseWrongAddresses] })),
    { matcher: '/store/carts', methods: ['POST'], middlewares: [...createCart, localeOfCart] },
    // Of all carts: Medusa reads the allowed fields of a completion before its own middlewares run.
    { matcher: '/store/carts', middlewares: [addBankTransfer, hideSessionContext] },
    { matcher: '/store/carts/:id', methods: ['POST'], middlewares: [...changeCart, localeOfCart] },
    {
      matcher: '/store/carts/:id/line-items/:line_id',
      methods: ['POST', 'DELETE'],
      middlewares: [requireLineOfCart],
    },
    {
      matcher: '/store/shipping-options/:id/calculate',
      methods: ['POST'],
      middlewares: [requireOwnerOfNamedCart, requireCalculatedOption],
    },
    { matcher: '/store/carts/:id/promotions', methods: ['POST'], middlewares: limits.promotionCodeLimits },
    {
      matcher: '/store/carts/:id/complete',
      methods: ['POST'],
      middlewares: [requireLiveToken, ...limits.orderLimits],
    },
    {
      matcher: '/store/carts/:id/items',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(ItemsBody)],
    },
    {
      matcher: '/store/carts/:id/refresh',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(RefreshBody), cartQuery],
    },
    {
      matcher: '/store/customers/me/cart',
      methods: ['POST'],
      middlewares: [
        validateAndTransformBody(OwnCartBody),
        ...limits.ownListLimits,
        cartQuery,
        hideSessionContext,
      ],
    },
    {
      matcher: '/store/carts/:id/waiting-codes',
      methods: ['POST'],
      middlewares: [validateAndTransformBody(WaitingCodeBody), ...limits.promotionCodeLimits],
    },
    ...newsletterRoutes,
    ...backInStockRoutes,
    ...reviewRoutes,
    ...giftCardRoutes,
    ...orderChangeRoutes,
    ...ownAccountRoutes,
    ...authRoutes,
    ...adminRoutes,
  ],
})
