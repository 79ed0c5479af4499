import { readFileSync, writeFileSync } from 'node:fs'
import { CommerceClient, type Config } from '@umber/commerce-client'
import {
  cartView,
  createCartStore,
  createCatalogue,
  failureFrom,
  formatMoney,
  initialSelection,
  type KeyValueStorage,
} from '@umber/storefront-core'

/** Keeps the cart's id in a JSON file, as a browser does in its local storage. */
export function fileStorage(path: string): KeyValueStorage {
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
    } catch {
      return {}
    }
  }
  const write = (entries: Record<string, string>): void => writeFileSync(path, JSON.stringify(entries))
  return {
    get: (key) => read()[key] ?? null,
    set: (key, value) => write({ ...read(), [key]: value }),
    remove: (key) => {
      const { [key]: _, ...rest } = read()
      write(rest)
    },
  }
}

export interface Shopping {
  readonly config: Config
  readonly storage: KeyValueStorage
  /** A part of the name of what is added to the cart. Without it the cart is only shown. */
  readonly wanted?: string | undefined
  readonly say: (line: string) => void
}

/** Adds a product to the cart of the storage, and shows the cart. Returns the exit code. */
export async function shop({ config, storage, wanted, say }: Shopping): Promise<number> {
  const [client, backendUrl] = [new CommerceClient(config), config.baseUrl]
  const cart = createCartStore({ client, storage, backendUrl })
  await cart.start()
  if (wanted !== undefined) {
    const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
    const products = await catalogue.products().catch((error: unknown) => {
      say(`No products: ${failureFrom(error).kind}`)
      return []
    })
    const product = products.find(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
    if (product === undefined) {
      say(`There is no "${wanted}".`)
      return 1
    }
    const selectedOptions = initialSelection(product)
    const outcome = await cart.addItem({ productId: product.id, quantity: 1, selectedOptions, product })
    if (!outcome.ok) {
      say(`${product.name} was not added: ${outcome.reason}`)
      return 1
    }
  }

  const { status, lines, total, failure } = cartView(cart.getState())
  if (status === 'unavailable') {
    say(`The shop does not answer: ${failure?.kind ?? ''}`)
    return 1
  }
  for (const { quantity, name, lineTotal } of lines) say(`${quantity} × ${name}  ${formatMoney(lineTotal)}`)
  say(lines.length === 0 ? 'The cart is empty.' : `Total ${formatMoney(total)}`)
  return 0
}
