import { figures } from '../../content/policies.ts'
import { systemClock } from '@umber/storefront-core'
import type { ReturnWindow } from '@umber/storefront-core/orders'

/** The return period in days. The backend enforces the same one. */
export const returnWindow = (): ReturnWindow => ({ days: figures.returnDays, now: systemClock.now() })
