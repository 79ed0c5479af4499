import { CommerceClient } from '@umber/commerce-client'
import { field, list, number, text } from '../../../src/parse/read.ts'
import { adminCredentials, config } from '../backend.ts'

/** So many pieces of a line. */
export interface Quantities {
  readonly id: string
  readonly quantity: number
}

/** What is sent instead. */
export interface NewQuantities {
  readonly variant_id: string
  readonly quantity: number
}

interface Payment {
  readonly id: string
  readonly isOpen: boolean
  /** Captured and not refunded. */
  readonly left: number
}

/** What a merchant does to an order in the dashboard, with the requests that the dashboard sends. */
export class Merchant {
  readonly #client = new CommerceClient({ ...config(), auth: { jwtTokenStorageMethod: 'memory' } })
  readonly #products: string[] = []
  #terms: Readonly<Record<'profile' | 'channel' | 'location' | 'way' | 'wayBack', string>> | undefined

  async signIn(): Promise<void> {
    await this.#client.auth.login('user', 'emailpass', adminCredentials())
    const first = async (path: string) =>
      idOf(list(field(await this.#get(path, { limit: 1 }), path.replaceAll('-', '_')))[0])
    const fields = 'id,rules.attribute,rules.value'
    const answer = await this.#get('shipping-options', { limit: 50, fields })
    const options = list(field(answer, 'shipping_options'))
    this.#terms = {
      profile: await first('shipping-profiles'),
      channel: await first('sales-channels'),
      location: await first('stock-locations'),
      way: idOf(options.find((option) => !isBack(option))),
      wayBack: idOf(options.find(isBack)),
    }
  }

  #post(path: string, body: object = {}): Promise<unknown> {
    return this.#client.client.fetch(`/admin/${path}`, { method: 'POST', body })
  }

  #get(path: string, query: object = {}): Promise<unknown> {
    return this.#client.client.fetch(`/admin/${path}`, { query })
  }

  get #at() {
    if (this.#terms === undefined) throw new Error('The merchant is not signed in')
    return this.#terms
  }

  /** A variant with a stock of its own, in rupees. */
  async sell(title: string, amount: number): Promise<string> {
    const made = await this.#post('products', {
      title,
      handle: `for-a-test-${crypto.randomUUID()}`,
      status: 'published',
      shipping_profile_id: this.#at.profile,
      sales_channels: [{ id: this.#at.channel }],
      options: [{ title: 'Size', values: ['One'] }],
      variants: [{ title: 'One', options: { Size: 'One' }, prices: [{ currency_code: 'inr', amount }] }],
    })
    const product = idOf(field(made, 'product'))
    this.#products.push(product)
    const variant = idOf(list(field(field(made, 'product'), 'variants'))[0])
    const path = `products/${product}/variants/${variant}`
    const read = await this.#get(path, { fields: 'id,*inventory_items' })
    const [item] = list(field(field(read, 'variant'), 'inventory_items'))
    const level = { location_id: this.#at.location, stocked_quantity: 1000 }
    await this.#post(`inventory-items/${text(field(item, 'inventory_item_id')) ?? ''}/location-levels`, level)
    return variant
  }

  /** A code for a tenth off all items. */
  async tenthOff(): Promise<string> {
    const code = `TENTH-${crypto.randomUUID()}`
    await this.#post('promotions', {
      code,
      type: 'standard',
      status: 'active',
      is_automatic: false,
      application_method: { type: 'percentage', target_type: 'items', allocation: 'across', value: 10 },
    })
    return code
  }

  /** Unpublishes what was sold: a product with reservations cannot be deleted. */
  async close(): Promise<void> {
    for (const id of this.#products) await this.#post(`products/${id}`, { status: 'draft' })
  }

  async #payments(order: string): Promise<readonly Payment[]> {
    const fields = ['id', 'amount', 'captured_at', 'canceled_at', 'refunds.amount']
    const read = await this.#get(`orders/${order}`, {
      fields: fields.map((name) => `payment_collections.payments.${name}`).join(','),
    })
    const collections = list(field(field(read, 'order'), 'payment_collections'))
    return collections
      .flatMap((collection) => list(field(collection, 'payments')))
      .map((payment) => ({
        id: idOf(payment),
        isOpen: field(payment, 'captured_at') == null && field(payment, 'canceled_at') == null,
        left: list(field(payment, 'refunds')).reduce<number>(
          (left, refund) => left - (number(field(refund, 'amount')) ?? 0),
          field(payment, 'captured_at') == null ? 0 : (number(field(payment, 'amount')) ?? 0),
        ),
      }))
  }

  async capture(order: string): Promise<void> {
    const open = (await this.#payments(order)).find(({ isOpen }) => isOpen)
    await this.#post(`payments/${open?.id ?? ''}/capture`)
  }

  async refund(order: string, amount: number): Promise<void> {
    const payments = await this.#payments(order)
    const from = payments.find(({ left }) => left + 0.001 >= amount)
    await this.#post(`payments/${from?.id ?? ''}/refund`, { amount })
  }

  /** What can be refunded at once. */
  async refundable(order: string): Promise<number> {
    return Math.max(0, ...(await this.#payments(order)).map(({ left }) => left))
  }

  /** What an edit has left to pay was paid in another way. */
  async markAsPaid(order: string): Promise<void> {
    const fields = 'payment_collections.id,payment_collections.status'
    const read = await this.#get(`orders/${order}`, { fields })
    const open = list(field(field(read, 'order'), 'payment_collections')).find(
      (collection) => field(collection, 'status') === 'not_paid',
    )
    await this.#post(`payment-collections/${idOf(open)}/mark-as-paid`, { order_id: order })
  }

  async cancel(order: string): Promise<void> {
    await this.#post(`orders/${order}/cancel`)
  }

  async archive(order: string): Promise<void> {
    await this.#post(`orders/${order}/archive`)
  }

  async complete(order: string): Promise<void> {
    await this.#post(`orders/${order}/complete`)
  }

  /** Returns the parcel's id. */
  async pack(order: string, items: readonly Quantities[]): Promise<string> {
    const before = await this.#parcels(order)
    await this.#post(`orders/${order}/fulfillments`, { items, location_id: this.#at.location })
    const made = (await this.#parcels(order)).find((id) => !before.includes(id))
    if (made === undefined) throw new Error('Nothing was packed')
    return made
  }

  async #parcels(order: string): Promise<readonly string[]> {
    const read = await this.#get(`orders/${order}`, { fields: 'fulfillments.id' })
    return list(field(field(read, 'order'), 'fulfillments')).map(idOf)
  }

  async ship(
    order: string,
    parcel: string,
    items: readonly Quantities[],
    numbers: readonly string[] = [],
  ): Promise<void> {
    const labels = numbers.map((tracking_number) => ({
      tracking_number,
      tracking_url: `https://parcels.example/${tracking_number}`,
      label_url: '#',
    }))
    await this.#post(`orders/${order}/fulfillments/${parcel}/shipments`, { items, labels })
  }

  async deliver(order: string, parcel: string): Promise<void> {
    await this.#post(`orders/${order}/fulfillments/${parcel}/mark-as-delivered`)
  }

  /** Packs, ships and delivers. Returns the parcel's id. */
  async send(order: string, items: readonly Quantities[]): Promise<string> {
    const parcel = await this.pack(order, items)
    await this.ship(order, parcel, items)
    await this.deliver(order, parcel)
    return parcel
  }

  /** Returns the id of the return. */
  async exchange(order: string, back: readonly Quantities[], instead: readonly NewQuantities[]) {
    return await this.#swap('exchange', { order_id: order }, back, instead)
  }

  /** Returns the id of the return, empty without one. What is written off, the API says and the dashboard does not. */
  async claim(
    order: string,
    how: { readonly back?: readonly Quantities[]; readonly writesOff?: readonly Quantities[] },
    instead: readonly NewQuantities[],
  ) {
    const body = { order_id: order, type: 'replace' }
    return await this.#swap('claim', body, how.back ?? [], instead, how.writesOff)
  }

  async #swap(
    name: 'exchange' | 'claim',
    body: object,
    back: readonly Quantities[],
    instead: readonly NewQuantities[],
    writtenOff: readonly Quantities[] = [],
  ): Promise<string> {
    const path = `${name}s/${idOf(field(await this.#post(`${name}s`, body), name))}`
    if (writtenOff.length > 0) await this.#post(`${path}/claim-items`, { items: writtenOff })
    if (back.length > 0) {
      await this.#post(`${path}/inbound/items`, { items: back })
      await this.#post(`${path}/inbound/shipping-method`, { shipping_option_id: this.#at.wayBack })
    }
    await this.#post(`${path}/outbound/items`, { items: instead })
    // Without one, Medusa reserves no stock for what is sent.
    const way = { shipping_option_id: this.#at.way, custom_amount: 0 }
    await this.#post(`${path}/outbound/shipping-method`, way)
    await this.#post(`${path}/request`)
    return text(field(field(await this.#get(path, { fields: 'id,return_id' }), name), 'return_id')) ?? ''
  }

  /** Returns the id of the return. */
  async announceReturn(order: string, items: readonly Quantities[]): Promise<string> {
    const made = await this.#post('returns', { order_id: order, location_id: this.#at.location })
    const path = `returns/${idOf(field(made, 'return'))}`
    await this.#post(`${path}/request-items`, { items })
    await this.#post(`${path}/request`)
    return path.slice('returns/'.length)
  }

  async receive(id: string, items: readonly Quantities[]): Promise<void> {
    await this.#post(`returns/${id}/receive`)
    await this.#post(`returns/${id}/receive-items`, { items })
    await this.#post(`returns/${id}/receive/confirm`)
  }

  async addTo(order: string, items: readonly NewQuantities[]): Promise<void> {
    await this.#edit(order, (path) => this.#post(`${path}/items`, { items }))
  }

  /** So many pieces of the line stay. */
  async leave(order: string, { id, quantity }: Quantities): Promise<void> {
    await this.#edit(order, (path) => this.#post(`${path}/items/item/${id}`, { quantity }))
  }

  async #edit(order: string, change: (path: string) => Promise<unknown>): Promise<void> {
    await this.#post('order-edits', { order_id: order })
    const path = `order-edits/${order}`
    await change(path)
    await this.#post(`${path}/request`)
    await this.#post(`${path}/confirm`)
  }

  /** The order as Medusa's dashboard reads it. */
  async read(order: string): Promise<unknown> {
    return field(await this.#get(`orders/${order}`), 'order')
  }
}

/** Whether a shipping option is for the way back. */
const isBack = (option: unknown): boolean =>
  list(field(option, 'rules')).some(
    (rule) => field(rule, 'attribute') === 'is_return' && field(rule, 'value') === 'true',
  )

const idOf = (entity: unknown): string => text(field(entity, 'id')) ?? ''
