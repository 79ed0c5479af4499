import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from '@medusajs/framework/http'

import { InboxMessageBody } from '../admin/inbox/[id]/body'
import { inboxFields, InboxQuery } from '../admin/inbox/query'
import { mailFields, MailsQuery } from '../admin/mails/query'
import { NewsletterQuery, subscriberFields } from '../admin/newsletter/query'
import { WantedProductsQuery } from '../admin/wishlists/products/query'
import { RedirectBody } from '../admin/redirects/body'
import { redirectFields, RedirectsQuery } from '../admin/redirects/query'
import { ProductContentBody } from '../admin/products/[id]/content/body'
import { PageContentBody } from '../admin/page-content/body'

/** What runs in front of the routes that the shop adds to /admin. */
export const adminRoutes: MiddlewareRoute[] = [
  {
    matcher: '/admin/products/:id/content',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(ProductContentBody)],
  },
  ...['/admin/product-categories/:id/page-content', '/admin/collections/:id/page-content'].map((matcher) => ({
    matcher,
    methods: ['POST' as const],
    middlewares: [validateAndTransformBody(PageContentBody)],
  })),
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
    matcher: '/admin/mails',
    methods: ['GET'],
    middlewares: [
      validateAndTransformQuery(MailsQuery, { defaults: mailFields, allowed: mailFields, isList: true }),
    ],
  },
  {
    matcher: '/admin/wishlists/products',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(WantedProductsQuery, {})],
  },
  {
    matcher: '/admin/redirects',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(RedirectsQuery, { defaults: redirectFields, isList: true })],
  },
  {
    matcher: '/admin/redirects',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(RedirectBody)],
  },
  {
    matcher: '/admin/newsletter',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(NewsletterQuery, { defaults: subscriberFields, isList: true })],
  },
]
