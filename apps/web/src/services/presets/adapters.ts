import type {
  AccountPorts,
  CheckoutGateway,
  ProductListing,
  ShopPorts,
  ShopSettingsSource,
} from '@umber/storefront-core'
import type { AdapterDeps } from './adapter-deps.ts'

/** The adapters of a preset. Each part's code loads on first use. */
export interface Adapters {
  readonly listing: (deps: AdapterDeps) => Promise<ProductListing>
  readonly shop: (deps: AdapterDeps) => Promise<ShopPorts>
  readonly checkoutGateway: (deps: AdapterDeps) => Promise<CheckoutGateway>
  /** Absent where nothing is set. */
  readonly shopSettings?: (deps: Pick<AdapterDeps, 'client' | 'backendUrl'>) => Promise<ShopSettingsSource>
  readonly account: (deps: AdapterDeps) => Promise<AccountPorts>
}
