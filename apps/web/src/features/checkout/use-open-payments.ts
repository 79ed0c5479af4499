import { useQuery } from '@tanstack/react-query'
import type { PaymentKind } from '@umber/storefront-core'
import { useShop } from '../../bindings/shop.ts'

export type OpenPayments =
  /** All of them until the backend has answered, and where it need not be asked. */
  | { readonly phase: 'known'; readonly kinds: readonly PaymentKind[] }
  | { readonly phase: 'none' | 'failed'; readonly retry: () => void; readonly retrying: boolean }

/** The ways to pay for this cart, as the backend has them for its region. */
export function useOpenPayments(all: readonly PaymentKind[], cartId: string): OpenPayments {
  const { orderDesk } = useShop()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['open-payments', cartId],
    queryFn: async ({ signal }) => {
      const desk = await orderDesk()
      return (await desk.openPayments?.({ id: cartId }, { signal })) ?? all
    },
    enabled: cartId !== '',
    // The merchant may open a way to pay while the shopper waits.
    staleTime: 0,
  })
  const again = { retry: () => void refetch(), retrying: isFetching }
  if (isError && data === undefined) return { phase: 'failed', ...again }
  if (data?.length === 0) return { phase: 'none', ...again }
  return { phase: 'known', kinds: data ?? all }
}
