import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@umber/storefront-core'
import { useAfterSales } from './use-after-sales.ts'

/** One of the customer's orders; null when it does not exist. */
export function useOrder(id: string, customerId: string) {
  const afterSales = useAfterSales()
  return useQuery({
    queryKey: ['order', customerId, id],
    queryFn: async ({ signal }): Promise<OrderDetails | null> =>
      (await (await afterSales()).ownOrders.find(id, { signal })) ?? null,
  })
}
