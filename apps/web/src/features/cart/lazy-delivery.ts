import { lazyComponent } from '../../ui/lazy-component.tsx'

const load = async () => await import('./cart-delivery.tsx')

export const DeliveryPrice = lazyComponent(async () => (await load()).DeliveryPrice)
export const DrawerNotes = lazyComponent(async () => (await load()).DrawerNotes)
export const DeliveryLine = lazyComponent(async () => (await load()).DeliveryLine)
