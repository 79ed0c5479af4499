import { useQuery } from '@tanstack/react-query'
import type { SavedAddress } from '@umber/storefront-core'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'

const none: readonly SavedAddress[] = []

/** What a customer's form may be filled from; a visitor has nothing to fill it from. */
export function useSavedAddresses() {
  const { accountPorts, session } = useShop()
  const view = useStore(session)
  const customer = view.kind === 'customer' ? view.customer : undefined
  const { data } = useQuery({
    queryKey: ['addresses', customer?.id],
    queryFn: async ({ signal }) => (await accountPorts()).addressBook.list({ signal }),
    enabled: customer !== undefined,
  })
  return { isCustomer: customer !== undefined, addresses: data ?? none, email: customer?.email ?? '' }
}
