import type { MedusaContainer } from '@medusajs/framework/types'

import { changesOf, followIn } from '../lib/catalogue/follow-change'
import { aroundAMinute, scheduleSales } from '../lib/catalogue/sale-times'

const day = 86_400_000

/** Sets the timers of the sales that begin or end soon. The first run of a process makes up for the time when none ran. */
export default async function followSaleTimes(container: MedusaContainer): Promise<void> {
  const window = changesOf(container).looksBack() ? { ...aroundAMinute, back: day } : aroundAMinute
  await scheduleSales(container, window, followIn(container))
}

export const config = { name: 'follow-sale-times', schedule: '* * * * *' }
