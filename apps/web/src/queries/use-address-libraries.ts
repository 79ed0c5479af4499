import { useQuery } from '@tanstack/react-query'
import { importWithReload } from '../browser/import-with-reload.ts'
import { useServices } from '../services/services-context.ts'

// What the shop knows of addresses and numbers is larger than most pages. Until a part has loaded, and where it cannot be loaded, an
// address is read as it is stored, and a number is checked by the backend alone.

/** Writes addresses as their countries do. Undefined until it has loaded, and where addresses have no country. */
export function useAddressFormats() {
  const { preset } = useServices()
  const { data } = useQuery({
    queryKey: ['address-formats'],
    queryFn: async () => await importWithReload(() => import('@umber/addresses')),
    staleTime: Infinity,
    enabled: preset.hasFullAddresses === true,
    meta: { isBackdrop: true },
  })
  return data
}

/** Reads and writes phone numbers. */
export const usePhoneNumbers = (isWanted: boolean) =>
  useQuery({
    queryKey: ['phone-numbers'],
    queryFn: async () => await importWithReload(() => import('@umber/addresses/phone')),
    staleTime: Infinity,
    enabled: isWanted,
    meta: { isBackdrop: true },
  }).data

/** Checks tax numbers. */
export const useTaxNumbers = (isWanted: boolean) =>
  useQuery({
    queryKey: ['tax-numbers'],
    queryFn: async () => await importWithReload(() => import('@umber/addresses/tax-numbers')),
    staleTime: Infinity,
    enabled: isWanted,
    meta: { isBackdrop: true },
  }).data
