import { useServices } from '../services/services-context.ts'
import { useStore } from './use-store.ts'

/** The cart's view and its actions. Throws outside of the services provider. */
export function useCart() {
  const { cart } = useServices()
  return { ...useStore(cart), cart }
}
