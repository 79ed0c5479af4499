/** A quantity of an item that an order has. */
export interface ReturnedItem {
  /** The id of the item in the order. */
  readonly itemId: string
  readonly quantity: number
  readonly reasonId?: string | undefined
  readonly note?: string | undefined
}

/** A variant that is added to an order. */
export interface AddedItem {
  readonly variantId: string
  readonly quantity: number
  /** In major currency units. Default: the price of the variant. */
  readonly unitPrice?: number | undefined
}

export interface Shipping {
  readonly optionId: string
  /** In major currency units. Default: the price of the option. */
  readonly amount?: number | undefined
}

export const returnedOnWire = (items: readonly ReturnedItem[]) =>
  items.map(({ itemId, quantity, reasonId, note }) => ({
    id: itemId,
    quantity,
    ...(reasonId !== undefined && { reason_id: reasonId }),
    ...(note !== undefined && { internal_note: note }),
  }))

export const addedOnWire = (items: readonly AddedItem[]) =>
  items.map(({ variantId, quantity, unitPrice }) => ({
    variant_id: variantId,
    quantity,
    ...(unitPrice !== undefined && { unit_price: unitPrice }),
  }))

export const shippingOnWire = ({ optionId, amount }: Shipping) => ({
  shipping_option_id: optionId,
  ...(amount !== undefined && { custom_amount: amount }),
})
