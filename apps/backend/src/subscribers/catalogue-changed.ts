import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { catalogueEvents, changeOf } from '../lib/catalogue/catalogue-change'
import { noteChange } from '../lib/catalogue/follow-change'

/** Has the lists of the shop, and then its pages, follow what has changed in the catalogue. */
export default async function followCatalogue({ event, container }: SubscriberArgs): Promise<void> {
  // The seed emits thousands of events, and fills the index at once when it has ended.
  if (process.env['UMBER_SEEDING'] === 'true') return
  noteChange(container, changeOf(event.name, event.data))
}

export const config: SubscriberConfig = { event: [...catalogueEvents] }
