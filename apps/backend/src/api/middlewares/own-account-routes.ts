import { validateAndTransformBody, type MiddlewareRoute } from '@medusajs/framework/http'

import { DeletionBody } from '../store/customers/me/deletion/body'
import { ChangeEmailBody } from '../store/customers/me/email/body'
import { ConfirmEmailBody } from '../store/customers/me/email/confirm/body'
import { ChangePasswordBody } from '../store/customers/me/password/body'
import { PreferencesBody } from '../store/customers/me/preferences/body'
import { QuickOrderBody } from '../store/customers/me/quick-order/body'
import { WishlistBody } from '../store/customers/me/wishlist/body'
import { noteUse } from './note-session'
import * as limits from './rate-limits'
import { requirePassword } from './require-password'

/** What runs in front of a customer's own routes, where Medusa has authenticated the request. */
export const ownAccountRoutes: MiddlewareRoute[] = [
  {
    matcher: '/store/customers/me/password',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(ChangePasswordBody), ...limits.proofLimits, requirePassword],
  },
  {
    matcher: '/store/customers/me/email',
    methods: ['POST'],
    middlewares: [
      validateAndTransformBody(ChangeEmailBody),
      ...limits.proofLimits,
      requirePassword,
      ...limits.emailChangeLimits,
    ],
  },
  {
    matcher: '/store/customers/me/email/confirm',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(ConfirmEmailBody), ...limits.ownListLimits],
  },
  {
    matcher: '/store/customers/me/deletion',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(DeletionBody), ...limits.proofLimits, requirePassword],
  },
  // Without a method it is of every route below.
  { matcher: '/store/customers/me', middlewares: [noteUse] },
  ...['/store/customers/me/sessions', '/store/customers/me/sessions/:id'].map((matcher) => ({
    matcher,
    methods: ['DELETE' as const],
    middlewares: limits.ownListLimits,
  })),
  { matcher: '/store/customers/me/data', methods: ['GET'], middlewares: limits.ownDataLimits },
  // Medusa's own.
  ...[
    '/store/customers/me',
    '/store/customers/me/addresses',
    '/store/customers/me/addresses/:address_id',
  ].map((matcher) => ({ matcher, methods: ['POST' as const], middlewares: limits.ownListLimits })),
  { matcher: '/store/customers/me/cards', middlewares: limits.ownListLimits },
  {
    matcher: '/store/customers/me/wishlist',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(WishlistBody), ...limits.ownListLimits],
  },
  {
    matcher: '/store/customers/me/wishlist/:product',
    methods: ['DELETE'],
    middlewares: limits.ownListLimits,
  },
  {
    matcher: '/store/customers/me/quick-order',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(QuickOrderBody), ...limits.ownListLimits],
  },
  {
    matcher: '/store/customers/me/preferences',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(PreferencesBody), ...limits.ownListLimits],
  },
  {
    matcher: '/store/customers/me/stripe-session',
    methods: ['POST'],
    middlewares: limits.ownListLimits,
  },
]
