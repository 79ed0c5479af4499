import type { FakeStack } from '../../scripts/start-fake-stack.ts'
import type { OwnCategory, OwnProduct } from './own-products.ts'

/** The fixture `fake`: undefined where the tests run on Medusa. */
export type Fake = FakeStack | undefined

type Database = ReturnType<FakeStack['backend']>['database']
type Product = Database['products'][number]

/** The state of the test's own fake backend. Throws on Medusa: only tests without the tag @medusa may use it. */
export function databaseOf(fake: Fake): Database {
  if (fake === undefined) throw new Error('This test has no fake backend: remove its tag @medusa.')
  return fake.backend().database
}

interface Sold {
  readonly price: number
  readonly quantity: number
  readonly handle?: string
  /** The handle of its category. */
  readonly category?: string
  readonly isGiftCard?: true
}

/** Sells a product of this test, as `sellOwn` does on Medusa. */
export function sellOnFake(
  fake: Fake,
  { price, quantity, handle = `own-${crypto.randomUUID()}`, category, isGiftCard }: Sold,
): Pick<OwnProduct, 'handle' | 'title' | 'setPrice' | 'setStock' | 'remove'> {
  const database = databaseOf(fake)
  const title = `Lantern ${crypto.randomUUID().slice(0, 8)}`
  const product = {
    ...plain({ handle, title, price, category }, { kind: 'counted', quantity }),
    ...(isGiftCard && { isGiftCard }),
  }
  const variantId = product.variants[0]?.id ?? ''
  database.products.push(product)
  return {
    handle,
    title,
    async setPrice(amount) {
      database.prices.set(variantId, amount)
    },
    async setStock(stocked) {
      database.stock.set(variantId, stocked)
    },
    async remove() {
      database.unpublished.add(product.id)
    },
  }
}

/** Opens a category, as `openCategory` does on Medusa. */
export function openCategoryOnFake(fake: Fake, prefix: string): Pick<OwnCategory, 'handle' | 'title'> {
  const code = crypto.randomUUID().slice(0, 8)
  const [handle, title] = [`${prefix}-${code}`, `Season ${code}`]
  databaseOf(fake).categories.push({ handle, name: title, description: '', parent: null, image: '' })
  return { handle, title }
}

interface ManyProducts {
  /** A word in the title of each of them, and of no other product. */
  readonly word: string
  readonly ids: readonly string[]
}

/** Sells `count` products with rising prices, in this category or in none, for lists longer than a page. */
export function sellManyOnFake(fake: Fake, count: number, category?: string): ManyProducts {
  const word = 'lotxyz'
  const products = Array.from({ length: count }, (_, index) =>
    plain(
      {
        handle: `${word}-${index + 1}`,
        title: `Crate ${word} ${index + 1}`,
        price: 20 + index,
        category,
      },
      { kind: 'uncounted' },
    ),
  )
  databaseOf(fake).products.push(...products)
  return { word, ids: products.map(({ id }) => id) }
}

/** Ships an order and delivers it, as `deliver` does on Medusa. */
export function deliverOnFake(fake: Fake, orderId: string): void {
  const { orders } = databaseOf(fake)
  const order = orders.get(orderId)
  if (order === undefined) throw new Error(`The backend has no order ${orderId}.`)
  const tracking = { number: 'UE1', url: 'https://track.example/UE1' }
  orders.set(orderId, { ...order, status: 'completed', fulfillmentStatus: 'delivered', tracking })
}

interface Plain {
  readonly handle: string
  readonly title: string
  readonly price: number
  readonly category: string | undefined
}

/** A product with one variant. */
function plain(
  { handle, title, price, category }: Plain,
  stock: Product['variants'][number]['stock'],
): Product {
  return {
    id: `prod_${handle}`,
    handle,
    title,
    subtitle: null,
    description: '',
    material: null,
    price,
    options: { Kind: ['Plain'] },
    variants: [
      {
        id: `variant_${handle}`,
        title: 'Plain',
        sku: handle,
        thumbnail: null,
        values: { Kind: 'Plain' },
        stock,
      },
    ],
    images: [],
    tags: [],
    type: null,
    // A category of the showcase is a collection.
    collection: category ?? null,
    categories: category === undefined ? [] : [category],
    metadata: null,
    createdAt: Date.now(),
  }
}
