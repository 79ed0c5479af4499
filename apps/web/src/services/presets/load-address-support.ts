import type { AddressSupport } from '@umber/storefront-core/checkout'
import { importWithReload } from '../../browser/import-with-reload.ts'

export const loadAddressSupport = async (): Promise<AddressSupport> =>
  (await importWithReload(() => import('./live-addresses.ts'))).addressSupport
