import type { AccountPorts } from '@umber/storefront-core/account'
import type { ProductListing } from '@umber/storefront-core/catalogue'
import type { CheckoutGateway } from '@umber/storefront-core/checkout'
import type { ContentSource, ShopPorts, ShopSettingsSource } from '@umber/storefront-core/shop'
import type { AdapterDeps } from './adapter-deps.ts'

/** The adapters of a preset. Each part's code loads on first use. */
export interface Adapters {
  readonly listing: (deps: AdapterDeps) => Promise<ProductListing>
  readonly shop: (deps: AdapterDeps) => Promise<ShopPorts>
  readonly checkoutGateway: (deps: AdapterDeps) => Promise<CheckoutGateway>
  /** Absent where nothing is set. */
  readonly shopSettings?: (deps: Pick<AdapterDeps, 'client' | 'backendUrl'>) => Promise<ShopSettingsSource>
  /** Absent where the sources have all texts. */
  readonly content?: (deps: Pick<AdapterDeps, 'client' | 'backendUrl'>) => Promise<ContentSource>
  readonly account: (deps: AdapterDeps) => Promise<AccountPorts>
}
