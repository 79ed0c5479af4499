import { useQuery } from '@tanstack/react-query'
import { checkoutCopy } from '../copy/checkout.ts'
import { useShop } from './shop.ts'

/** Where an order can go. As long as that is not known, what was chosen before is all there is. */
export type Countries =
  | { readonly phase: 'unknown' }
  /** `isAsked`: the backend has said so. */
  | { readonly phase: 'known'; readonly names: readonly [string, ...string[]]; readonly isAsked: boolean }

export function useCountries(): Countries {
  const { orderDesk } = useShop()
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await (await orderDesk()).countries?.({ signal })) ?? null,
    staleTime: Infinity,
    meta: { isBackdrop: true },
  })
  if (data === undefined) return { phase: 'unknown' }
  const [first, ...others] = data ?? []
  return first === undefined
    ? { phase: 'known', names: [checkoutCopy.address.home], isAsked: false }
    : { phase: 'known', names: [first, ...others], isAsked: true }
}
