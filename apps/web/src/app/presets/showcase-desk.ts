import { systemClock, systemRandom, type OrderDesk } from '@umber/storefront-core'
import { createShowcaseOrderDesk } from '@umber/storefront-core/showcase'

/** Where orders go in the demonstration. Loaded when somebody begins to check out. */
export const composeShowcaseDesk = (): OrderDesk =>
  createShowcaseOrderDesk({ clock: systemClock, random: systemRandom })
