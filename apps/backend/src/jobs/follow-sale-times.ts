import type { MedusaContainer } from '@medusajs/framework/types'

import { noteChangedLists } from '../lib/catalogue/changed-lists'
import { changesOf, followIn } from '../lib/catalogue/follow-change'
import { noteRefiledProducts } from '../lib/catalogue/refiled-products'
import { aroundAMinute, scheduleSales } from '../lib/catalogue/sale-times'
import { scheduleContent } from '../lib/shop-settings/schedule-content'

/** The clock of the database may be behind, and a change is found only when its transaction has ended. In ms. */
const overlap = 5000

/**
 * Sets the timers of the sales, posts and announcements that begin or end soon, and follows price lists and products of categories that were
 * changed without an event. The first run of a process makes up for the time when none ran.
 */
export default async function followSaleTimes(container: MedusaContainer): Promise<void> {
  const since = changesOf(container).sinceLastLook()
  const window = { ...aroundAMinute, back: Math.max(aroundAMinute.back, since) }
  await scheduleSales(container, window, followIn(container))
  await scheduleContent(container, window)
  await noteChangedLists(container, new Date(Date.now() - since - overlap))
  await noteRefiledProducts(container)
}

export const config = { name: 'follow-sale-times', schedule: '* * * * *' }
