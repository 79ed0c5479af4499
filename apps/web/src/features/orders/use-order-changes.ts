import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import type { ChangeRefusal, ChangeTerms, OrderChanges, OrderDetails } from '@umber/storefront-core/orders'
import { failureSentence } from '../../copy/failure.ts'
import { orderChangesCopy as copy } from '../../copy/order-changes.ts'
import { notify } from '../../ui/toast/notify.ts'
import { useAfterSales } from './use-after-sales.ts'

/** What the buyer may still change of an order; undefined until it is known, and where the shop has no such thing. */
export function useChangeTerms(order: OrderDetails): ChangeTerms | undefined {
  const afterSales = useAfterSales()
  const { data } = useQuery({
    queryKey: ['order-changes', order.id, order.access],
    queryFn: async ({ signal }) =>
      (await (await afterSales()).orderChanges?.terms(order, { signal })) ?? null,
    meta: { isBackdrop: true },
  })
  return data ?? undefined
}

/** Changes the order, and reads again what shows it. A refusal, or a failure, is its words; undefined when it is done. */
export function useOrderChange(reread: (() => void) | undefined) {
  const afterSales = useAfterSales()
  const client = useQueryClient()
  return async (
    act: (changes: OrderChanges) => Promise<'done' | ChangeRefusal>,
    done: string,
  ): Promise<string | undefined> => {
    try {
      const { orderChanges } = await afterSales()
      if (orderChanges === undefined) throw new Error('This shop changes no orders')
      const answer = await act(orderChanges)
      if (answer === 'done') notify({ title: done, tone: 'success' })
      return answer === 'done' ? undefined : copy.refusals[answer]
    } catch (error) {
      return failureSentence(failureFrom(error))
    } finally {
      reread?.()
      // The keys of all that shows orders.
      for (const key of ['order', 'orders', 'linked-order', 'order-changes'])
        void client.invalidateQueries({ queryKey: [key] })
    }
  }
}
