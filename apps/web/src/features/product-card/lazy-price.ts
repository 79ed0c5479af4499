import { lazyComponent } from '../../ui/lazy-component.tsx'

// Few products have variants that differ in price.
const load = async () => await import('../card-price/wanted-price.tsx')

export const WantedPrice = lazyComponent(async () => (await load()).WantedPrice)
export const WantedFlag = lazyComponent(async () => (await load()).WantedFlag)
