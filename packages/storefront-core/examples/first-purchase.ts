import { CommerceClient, type Config } from '@umber/commerce-client'
import {
  cartView,
  createCartStore,
  createCatalogue,
  failureFrom,
  featuredFirst,
  formatCartMoney,
  initialSelection,
} from '@umber/storefront-core'

export async function firstPurchase(config: Config, say: (line: string) => void): Promise<void> {
  const client = new CommerceClient(config)
  const backendUrl = config.baseUrl
  const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
  const products = await catalogue.products().catch((error: unknown) => {
    say(`No goods today: ${failureFrom(error).kind}`)
    return []
  })
  const [product] = featuredFirst(products)
  if (product === undefined) return

  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  const cart = createCartStore({ client, storage, backendUrl })
  cart.onNotice(({ kind, line }) => say(`${kind} ${line?.name ?? ''}`))
  await cart.start()

  const adding = cart.addItem({
    productId: product.id,
    quantity: 2,
    selectedOptions: initialSelection(product),
    product,
  })
  // The line stands there at once; the promise tells what the backend said.
  say(`${cartView(cart.getState()).itemCount} in the cart`)
  const outcome = await adding
  if (!outcome.ok) return say(`Not added: ${outcome.reason}`)

  const { lines, subtotal } = cartView(cart.getState())
  for (const line of lines) say(`${line.quantity} × ${line.name}, ${line.optionLabels.join(', ')}`)
  say(`Subtotal ${formatCartMoney(subtotal)}`)
}
