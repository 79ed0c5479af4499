import type { ShopSettings } from '@umber/storefront-core/shop'
import type { ExtraCsp } from './extra-csp.ts'

/** What the worker that keeps what was read needs: the shop's own file, and a policy of Trusted Types for its address. */
export const offlinePolicyOf = ({ readsOffline }: Pick<ShopSettings, 'readsOffline'>): ExtraCsp =>
  readsOffline === true ? { 'worker-src': [], 'trusted-types': ['service-worker'] } : {}
