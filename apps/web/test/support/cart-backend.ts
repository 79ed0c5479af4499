import type { CartClient } from '@umber/storefront-core'

interface Line {
  id: string
  variant_id: string
  product_id: string
  product_title: string
  product_handle: string
  variant_title: string
  quantity: number
  unit_price: number
  thumbnail: string
}

export interface CartProducts {
  readonly name: string
  readonly slug: string
  readonly price: number
}

export const shirt: CartProducts = { name: 'Linen Shirt', slug: 'linen-shirt', price: 189 }
export const candle: CartProducts = { name: 'Fig & Vetiver Candle', slug: 'fig-vetiver-candle', price: 39 }

/**
 * An in-memory backend with one cart. `fail` makes every later request reject with the given error, until `recover` is
 * called.
 */
export function createCartBackend(products: readonly CartProducts[] = []) {
  const lines: Line[] = products.map(({ name, slug, price }) => ({
    id: `line_${slug}`,
    variant_id: `variant_${slug}`,
    product_id: `product_${slug}`,
    product_title: name,
    product_handle: slug,
    variant_title: 'White / M',
    quantity: 1,
    unit_price: price,
    thumbnail: `/images/${slug}-white-800.webp`,
  }))
  let problem: Error | undefined
  const answer = async () => {
    await Promise.resolve()
    if (problem !== undefined) throw problem
    return { cart: { id: 'cart_01TEST', currency_code: 'inr', items: structuredClone(lines) } }
  }
  const find = (lineId: string) => lines.findIndex(({ id }) => id === lineId)

  const client: CartClient = {
    store: {
      product: {
        // No variant has an inventory count.
        list: async () => ({
          products: lines.map(({ variant_id }) => ({ variants: [{ id: variant_id }] })),
        }),
        retrieve: async (id) => {
          await answer()
          const slug = id.replace('product_', '')
          const { name, price } = [shirt, candle].find((known) => known.slug === slug) ?? shirt
          const prices = { calculated_amount: price, original_amount: price, currency_code: 'inr' }
          const options = [{ option_id: 'opt_color', value: 'White' }]
          const variants = [{ id: `variant_${slug}`, title: 'White', options, calculated_price: prices }]
          return {
            product: {
              id,
              title: name,
              handle: slug,
              variants,
              options: [{ id: 'opt_color', title: 'Color' }],
            },
          }
        },
      },
      cart: {
        create: answer,
        retrieve: answer,
        update: answer,
        transferCart: answer,
        createLineItem: async (_cart, { variant_id, quantity }) => {
          await answer()
          const slug = variant_id.replace('variant_', '')
          const { name, price } = [shirt, candle].find((known) => known.slug === slug) ?? shirt
          lines.push({
            id: `line_${slug}`,
            variant_id,
            product_id: `product_${slug}`,
            product_title: name,
            product_handle: slug,
            variant_title: 'White',
            quantity,
            unit_price: price,
            thumbnail: '',
          })
          return answer()
        },
        updateLineItem: async (_cart, lineId, { quantity }) => {
          await answer()
          const line = lines[find(lineId)]
          if (line !== undefined) line.quantity = quantity
          return answer()
        },
        deleteLineItem: async (_cart, lineId) => {
          await answer()
          lines.splice(find(lineId), 1)
          return { deleted: true, parent: (await answer()).cart }
        },
      },
    },
  }
  return {
    client,
    lines,
    fail(error: Error) {
      problem = error
    },
    recover() {
      problem = undefined
    },
  }
}
