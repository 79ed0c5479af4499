import { store } from '@umber/sample-store'
import type { Wire } from './wire.ts'

interface FakeShippingOption {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description: string
  readonly amount: number
}

export const shippingOptions: readonly FakeShippingOption[] = store.shippingOptions.map(
  ({ code, name, description, price }) => ({
    id: `so_fake_${code}`,
    code,
    name,
    description,
    amount: price,
  }),
)

export function shippingOptionWire({ id, code, name, description, amount }: FakeShippingOption): Wire {
  return {
    id,
    name,
    price_type: 'flat',
    service_zone_id: 'serzo_fake',
    shipping_profile_id: 'sp_fake',
    provider_id: 'manual_manual',
    data: null,
    type: { id: `sotype_fake_${code}`, label: name, description, code },
    provider: { id: 'manual_manual', is_enabled: true },
    rules: [{ attribute: 'enabled_in_store', value: 'true', operator: 'eq' }],
    amount,
    is_tax_inclusive: true,
    insufficient_inventory: false,
  }
}

/** The shipping option of returns. */
export const returnOptionWire = (): Wire =>
  shippingOptionWire({
    id: 'so_fake_return',
    code: store.returnOption.code,
    name: store.returnOption.name,
    description: store.returnOption.description,
    amount: store.returnOption.price,
  })
