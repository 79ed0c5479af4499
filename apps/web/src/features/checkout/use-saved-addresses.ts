import { useQuery } from '@tanstack/react-query'
import type { SavedAddress } from '@umber/storefront-core/account'
import { useStore } from '../../hooks/use-store.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useServices } from '../../services/services-context.ts'

const none: readonly SavedAddress[] = []

/** The customer and the saved addresses that can fill the form. Empty for guests, and until they are read. */
export function useSavedAddresses() {
  const { accountPorts, session } = useServices()
  const { hasCompanyAccounts } = useShopSettings()
  const view = useStore(session)
  const customer = view.status === 'signed-in' ? view.customer : undefined
  const { data, isPending } = useQuery({
    queryKey: ['addresses', customer?.id],
    queryFn: async ({ signal }) => (await accountPorts()).addressBook.list({ signal }),
    enabled: customer !== undefined,
  })
  const profile = useQuery({
    queryKey: ['profile', customer?.id],
    queryFn: async ({ signal }) => (await accountPorts()).customerProfile.read({ signal }),
    enabled: customer !== undefined && hasCompanyAccounts === true,
  })
  const { company, taxNumber } = profile.data ?? {}
  return {
    customer,
    addresses: data ?? none,
    // Without the company the checkout begins all the same.
    isReading: isPending || profile.isLoading,
    email: customer?.email ?? '',
    /** Whom the customer buys for. */
    company: { company, taxNumber },
  }
}
