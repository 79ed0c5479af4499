import { done } from './backend'
import { at, listAt, textAt } from './read'

export interface OwnDelivery {
  /** Of the shipping option. */
  readonly id: string
  readonly setPrice: (amount: number) => Promise<unknown>
  /** Takes it out of the shop, without deleting it. */
  readonly hide: () => Promise<unknown>
  readonly remove: () => Promise<unknown>
}

/** A shipping option like the standard one, chosen for this cart, at 5.99. */
export async function chooseOwnDelivery(admin: string, cartId: string): Promise<OwnDelivery> {
  const bearer = admin
  const fields = encodeURIComponent('service_zone_id,shipping_profile_id,provider_id,data,*type')
  const all = await done('GET', `/admin/shipping-options?limit=50&fields=${fields}`, { bearer })
  const standard = listAt(all, 'shipping_options').find((one) => at(one, 'type.code') === 'standard')
  const rules = (isOffered: boolean) => [
    { attribute: 'enabled_in_store', operator: 'eq', value: String(isOffered) },
    { attribute: 'is_return', operator: 'eq', value: 'false' },
  ]
  const prices = (amount: number) => [{ currency_code: 'inr', amount }]
  const made = await done('POST', '/admin/shipping-options', {
    bearer,
    body: {
      name: 'By the old van',
      service_zone_id: textAt(standard, 'service_zone_id'),
      shipping_profile_id: textAt(standard, 'shipping_profile_id'),
      provider_id: textAt(standard, 'provider_id'),
      data: at(standard, 'data') ?? {},
      price_type: 'flat',
      prices: prices(5.99),
      type: { label: 'Van', description: 'Until it is sold', code: 'van' },
      rules: rules(true),
    },
  })
  const id = textAt(made, 'shipping_option.id')
  const path = `/admin/shipping-options/${id}`
  await done('POST', `/store/carts/${cartId}/shipping-methods`, { body: { option_id: id } })
  return {
    id,
    setPrice: async (amount) => done('POST', path, { bearer, body: { prices: prices(amount) } }),
    async hide() {
      const known = await done('GET', `${path}?fields=*rules`, { bearer })
      const idOf = (attribute: string) =>
        textAt(
          listAt(known, 'shipping_option.rules').find((one) => at(one, 'attribute') === attribute),
          'id',
        )
      const hidden = rules(false).map((rule) => Object.assign(rule, { id: idOf(rule.attribute) }))
      return done('POST', path, { bearer, body: { rules: hidden } })
    },
    remove: async () => done('DELETE', path, { bearer }),
  }
}
