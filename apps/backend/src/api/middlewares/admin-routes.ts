import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from '@medusajs/framework/http'

import { LetterSettings, OwnerLetters } from '../../lib/letters/letter-schema'
import { JournalPost } from '../../lib/shop-settings/journal-schema'
import { ShopPage } from '../../lib/shop-settings/page-schema'
import { ShopSettings } from '../../lib/shop-settings/settings-schema'
import { ContentTranslationBody } from '../admin/content-translations/body'
import { InboxMessageBody } from '../admin/inbox/[id]/body'
import { inboxFields, InboxQuery } from '../admin/inbox/query'
import { LetterPreviewBody } from '../admin/letters/[name]/preview/body'
import { mailFields, MailsQuery } from '../admin/mails/query'
import { NewsletterQuery, subscriberFields } from '../admin/newsletter/query'
import { JournalPostsQuery, postListFields } from '../admin/journal-posts/query'
import { pageListFields, ShopPagesQuery } from '../admin/shop-pages/query'
import { PageContentBody } from '../admin/page-content/body'
import { RedirectBody } from '../admin/redirects/body'
import { redirectFields, RedirectsQuery } from '../admin/redirects/query'
import { ProductContentBody } from '../admin/products/[id]/content/body'
import { ReturnLabelBody } from '../admin/returns/[id]/label/body'
import { WantedProductsQuery } from '../admin/wishlists/products/query'
import { validBody } from './valid-body'

/** The text of a page in any script; Medusa's limit is 100 kB. */
const longestPage = { sizeLimit: '500kb' }

/** A PDF of 2 MB in Base64. */
const largestLabel = { sizeLimit: '3mb' }

/** The routes of the dashboard's own pages. */
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
    matcher: '/admin/returns/:id/label',
    methods: ['POST'],
    bodyParser: largestLabel,
    middlewares: [validateAndTransformBody(ReturnLabelBody)],
  },
  {
    matcher: '/admin/content-translations/:kind/:id',
    methods: ['POST'],
    bodyParser: longestPage,
    middlewares: [validBody(ContentTranslationBody)],
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
    matcher: '/admin/mails',
    methods: ['GET'],
    middlewares: [
      validateAndTransformQuery(MailsQuery, { defaults: mailFields, allowed: mailFields, isList: true }),
    ],
  },
  { matcher: '/admin/letters/:name', methods: ['POST'], middlewares: [validBody(LetterSettings)] },
  { matcher: '/admin/letters/:name/preview', methods: ['POST'], middlewares: [validBody(LetterPreviewBody)] },
  { matcher: '/admin/owner-letters', methods: ['POST'], middlewares: [validBody(OwnerLetters)] },
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
  {
    matcher: '/admin/shop-settings',
    methods: ['POST'],
    middlewares: [validBody(ShopSettings)],
  },
  {
    matcher: '/admin/shop-pages',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(ShopPagesQuery, { defaults: pageListFields, isList: true })],
  },
  {
    matcher: '/admin/shop-pages',
    methods: ['POST'],
    bodyParser: longestPage,
    middlewares: [validBody(ShopPage)],
  },
  {
    matcher: '/admin/shop-pages/:id',
    methods: ['POST'],
    bodyParser: longestPage,
    middlewares: [validBody(ShopPage)],
  },
  {
    matcher: '/admin/journal-posts',
    methods: ['GET'],
    middlewares: [validateAndTransformQuery(JournalPostsQuery, { defaults: postListFields, isList: true })],
  },
  {
    matcher: '/admin/journal-posts',
    methods: ['POST'],
    bodyParser: longestPage,
    middlewares: [validBody(JournalPost)],
  },
  {
    matcher: '/admin/journal-posts/:id',
    methods: ['POST'],
    bodyParser: longestPage,
    middlewares: [validBody(JournalPost)],
  },
]
