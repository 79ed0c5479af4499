import type { AfterSales } from '@umber/storefront-core'
import { useShop } from '../../bindings/shop.ts'

/** Rejects where the preset has none; no screen of such a preset asks. */
export function useAfterSales(): () => Promise<AfterSales> {
  const { ports } = useShop()
  return async () => {
    const { afterSales } = await ports()
    if (afterSales === undefined) throw new Error('This shop has no orders to look after')
    return afterSales
  }
}
