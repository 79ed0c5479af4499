import { CommerceClient, isCommerceError, type StoreCart } from '@umber/commerce-client'

const shop = new CommerceClient({ baseUrl: 'https://shop.example', publishableKey: 'pk_1' })

export async function read(show: (...values: unknown[]) => void): Promise<StoreCart | undefined> {
  const { products, count } = await shop.store.product.list({ limit: 3 })
  const total: number = count
  const title: string | undefined = products[0]?.title
  // @ts-expect-error a list of products is no text
  const text: string = await shop.store.product.list()
  // @ts-expect-error a line item needs a quantity
  await shop.store.cart.createLineItem('cart_1', { variant_id: 'variant_1' })
  // @ts-expect-error an id is text
  await shop.store.cart.retrieve(1)
  // @ts-expect-error an answer has no such member
  void (await shop.store.cart.retrieve('cart_1')).order
  show(total, title, text)
  try {
    return (await shop.store.cart.deleteLineItem('cart_1', 'cali_1', {}, {}, { timeout: 5000 })).parent
  } catch (error) {
    if (isCommerceError(error) && error.code === 'insufficient_inventory') return undefined
    throw error
  }
}
