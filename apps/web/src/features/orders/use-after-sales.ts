import { systemClock } from '@umber/storefront-core'
import type { AfterSales, ReturnWindow } from '@umber/storefront-core/orders'
import { useServices } from '../../services/services-context.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'

/** Rejects when the preset has no after-sales port. Its screens do not use it. */
export function useAfterSales(): () => Promise<AfterSales> {
  const { ports } = useServices()
  return async () => {
    const { afterSales } = await ports()
    if (afterSales === undefined) throw new Error('This shop has no orders to look after')
    return afterSales
  }
}

/** The return period in days. The backend enforces the same one. */
export function useReturnWindow(): ReturnWindow {
  const { returnDays: days } = useShopSettings()
  return { days, now: systemClock.now() }
}
