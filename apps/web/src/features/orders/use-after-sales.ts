import type { AfterSales } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'

/** Rejects when the preset has no after-sales port. Its screens do not use it. */
export function useAfterSales(): () => Promise<AfterSales> {
  const { ports } = useServices()
  return async () => {
    const { afterSales } = await ports()
    if (afterSales === undefined) throw new Error('This shop has no orders to look after')
    return afterSales
  }
}
