import { useQuery } from '@tanstack/react-query'
import type { SavedAddress } from '@umber/storefront-core/account'
import { useStore } from '../../hooks/use-store.ts'
import { useServices } from '../../services/services-context.ts'

const none: readonly SavedAddress[] = []

/** The customer and the saved addresses that can fill the form. Empty for guests, and until they are read. */
export function useSavedAddresses() {
  const { accountPorts, session } = useServices()
  const view = useStore(session)
  const customer = view.status === 'signed-in' ? view.customer : undefined
  const { data, isPending } = useQuery({
    queryKey: ['addresses', customer?.id],
    queryFn: async ({ signal }) => (await accountPorts()).addressBook.list({ signal }),
    enabled: customer !== undefined,
  })
  return { customer, addresses: data ?? none, isReading: isPending, email: customer?.email ?? '' }
}
