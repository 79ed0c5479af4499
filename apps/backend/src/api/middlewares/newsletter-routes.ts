import { validateAndTransformBody, type MiddlewareRoute } from '@medusajs/framework/http'

import { NewsletterBody } from '../store/newsletter/body'
import { NewsletterLinkBody } from '../store/newsletter/link-body'
import * as limits from './rate-limits'

/** What runs in front of the routes of the newsletter. */
export const newsletterRoutes: MiddlewareRoute[] = [
  {
    matcher: '/store/newsletter',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NewsletterBody), ...limits.newsletterLimits],
  },
  {
    matcher: '/store/newsletter/confirm',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NewsletterLinkBody), ...limits.newsletterLinkLimits],
  },
  {
    matcher: '/store/newsletter/leave',
    methods: ['POST'],
    middlewares: [validateAndTransformBody(NewsletterLinkBody), ...limits.newsletterLinkLimits],
  },
  { matcher: '/hooks/newsletter-leave', methods: ['POST'], middlewares: limits.newsletterLinkLimits },
]
