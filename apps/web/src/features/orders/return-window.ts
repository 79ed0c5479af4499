import { figures } from '@umber/sample-store/copy'
import { systemClock } from '@umber/storefront-core'
import type { ReturnWindow } from '@umber/storefront-core/orders'

/** The same days that the backend holds to. */
export const returnWindow = (): ReturnWindow => ({ days: figures.returnDays, now: systemClock.now() })
