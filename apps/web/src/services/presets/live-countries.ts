import { createCountries, type Countries, type LiveClient } from '@umber/storefront-core/live'
import { intlTagOf } from '../../config/locale.ts'
import type { AdapterDeps } from './adapter-deps.ts'
import { loadAddressSupport } from './load-address-support.ts'

/** The countries of the page's region, with their names in the page's language. */
export const liveCountries = (client: LiveClient, { region, locale }: AdapterDeps): Countries =>
  createCountries(client, { region, loadSupport: loadAddressSupport, locale: intlTagOf(locale) })
