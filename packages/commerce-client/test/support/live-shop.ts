import { randomUUID } from 'node:crypto'
import { CommerceClient, FullAuth, type Config, type StoreProductVariant } from '../../src/index.ts'
import { counted } from './called-methods.ts'

function setting(name: 'BACKEND_URL' | 'PUBLISHABLE_KEY'): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(
    `Set ${name}: the contract runs against a live Medusa server, see packages/commerce-client/README.md`,
  )
}

/** With second factors and verifications. */
export type LiveShop = CommerceClient & { readonly auth: FullAuth }

/** A client of the running server, with a token storage of its own. */
export function liveShop(config: Partial<Config> = {}): LiveShop {
  const whole: Config = {
    baseUrl: setting('BACKEND_URL'),
    publishableKey: setting('PUBLISHABLE_KEY'),
    auth: { jwtTokenStorageMethod: 'memory' },
    ...config,
  }
  const shop = new CommerceClient(whole)
  const auth = new FullAuth(shop.client, whole)
  counted({ store: shop.store, auth })
  return Object.assign(shop, { auth })
}

export interface Person {
  readonly email: string
  readonly password: string
}

/** A person without an account. */
export const newPerson = (): Person => ({
  email: `contract-${randomUUID()}@umber.example`,
  password: `password-${randomUUID()}`,
})

/** Registers a person and creates their customer. The client is signed in afterwards. */
export async function signUp({ auth, store }: CommerceClient, person: Person): Promise<void> {
  await auth.register('customer', 'emailpass', { ...person })
  await store.customer.create({ email: person.email, first_name: 'Contract' })
  await auth.login('customer', 'emailpass', { ...person })
}

/** The region of the carts, and a variant of which at least three are in stock. */
export async function sampleProducts({
  store,
}: CommerceClient): Promise<{ regionId: string; variant: StoreProductVariant }> {
  const { regions } = await store.region.list({ limit: 1 })
  const regionId = regions[0]?.id ?? missing('region')
  const fields = '*variants,+variants.inventory_quantity,*variants.calculated_price'
  const { products } = await store.product.list({ region_id: regionId, limit: 20, fields })
  const variant = products
    .flatMap(({ variants }) => variants ?? [])
    .find(({ manage_inventory, allow_backorder, inventory_quantity }) =>
      Boolean(manage_inventory && !allow_backorder && (inventory_quantity ?? 0) >= 3),
    )
  return { regionId, variant: variant ?? missing('variant in stock') }
}

function missing(what: string): never {
  throw new Error(`The server has no ${what}; seed it first`)
}
