import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { forgetReviews } from '../lib/reviews/forget-reviews'
import { preferencesModule } from '../modules/preferences'
import type { PreferencesService } from '../modules/preferences/service'
import { sessionsModule } from '../modules/sessions'
import type { SessionsService } from '../modules/sessions/service'
import { wishlistModule } from '../modules/wishlist'
import type { WishlistService } from '../modules/wishlist/service'

/** Deletes a customer's wishlist, preferences, reviews, questions and sessions with the customer. */
export default async function forgetCustomer({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  await container.resolve<WishlistService>(wishlistModule).forget([data.id])
  await forgetReviews(container, [data.id])
  await container.resolve<PreferencesService>(preferencesModule).forget([data.id])
  await container.resolve<SessionsService>(sessionsModule).forget([data.id])
}

export const config: SubscriberConfig = { event: 'customer.deleted' }
