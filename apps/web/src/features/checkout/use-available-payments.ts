import { useQuery } from '@tanstack/react-query'
import type { Money } from '@umber/storefront-core'
import { nothingToPay, type PaymentKind } from '@umber/storefront-core/checkout'
import { useServices } from '../../services/services-context.ts'

export type AvailablePayments =
  /** The backend has not answered yet. */
  | { readonly status: 'reading' }
  | { readonly status: 'known'; readonly kinds: readonly PaymentKind[] }
  | { readonly status: 'none' | 'failed'; readonly retry: () => void; readonly retrying: boolean }

/** The payment methods that the backend offers for the cart's region; for a free order, that nothing is to be paid. */
export function useAvailablePayments(
  all: readonly PaymentKind[],
  cartId: string,
  total: Money,
): AvailablePayments {
  const { checkoutGateway, preset } = useServices()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['available-payments', cartId],
    queryFn: async ({ signal }) => {
      const gateway = await checkoutGateway()
      return (await gateway.availablePayments?.({ id: cartId }, { signal })) ?? all
    },
    enabled: cartId !== '',
    // The merchant may enable a payment method while the shopper waits.
    staleTime: 0,
  })
  const again = { retry: () => void refetch(), retrying: isFetching }
  if (total.amount === 0 && all.includes(nothingToPay.id))
    return { status: 'known', kinds: [nothingToPay.id] }
  if (isError && data === undefined) return { status: 'failed', ...again }
  if (data?.length === 0) return { status: 'none', ...again }
  if (data === undefined && preset.hasEnclosedCheckout) return { status: 'reading' }
  return { status: 'known', kinds: data ?? all.filter((kind) => kind !== nothingToPay.id) }
}
