import { almost, few, hostile } from '@umber/fake-backend/hostile'
import * as fc from 'fast-check'

const word = fc.constantFrom('a', 'b', 'White', 'S', 'Color', 'Size')
const amount = fc.constantFrom<unknown>(0, 5, 99.5, -3, '12', null)

export const almostProduct = almost({
  id: fc.constantFrom('prod_1', 'prod_2'),
  title: word,
  handle: fc.constantFrom('tee', 'a/b', '..'),
  description: fc.string(),
  thumbnail: fc.constantFrom('/images/a.webp', 'https://cdn.test/a.png'),
  collection_id: word,
  created_at: fc.constantFrom('2026-11-20T10:00:00Z', 1_700_000_000, 1_700_000_000_000),
  metadata: almost({ is_new: hostile, is_featured: hostile, specifications: few(hostile) }),
  product_content: almost({
    specifications: few(almost({ label: word, value: word })),
    care: word,
    size_table: almost({ columns: few(word), rows: few(few(word)) }),
    seo_title: word,
    pictures: few(
      almost({ url: fc.constantFrom('/a.webp'), text: word, focus: almost({ x: hostile, y: hostile }) }),
    ),
  }),
  images: few(almost({ url: fc.constantFrom('/a.webp', 'images/b.webp'), rank: fc.nat(3) })),
  tags: few(almost({ value: word })),
  categories: few(almost({ id: word })),
  original_price: amount,
  options: few(
    almost({ id: word, title: word, option_title: word, values: few(almost({ id: word, value: word })) }),
  ),
  variants: few(
    almost({
      id: word,
      title: word,
      sku: word,
      thumbnail: fc.constantFrom('/v.webp'),
      inventory_quantity: fc.integer({ min: -2, max: 9 }),
      manage_inventory: fc.boolean(),
      allow_backorder: fc.boolean(),
      original_price: amount,
      prices: few(almost({ amount, currency_code: fc.constantFrom('inr', 'XXX') })),
      calculated_price: almost({
        calculated_amount: amount,
        original_amount: amount,
        currency_code: fc.constantFrom('inr', ''),
      }),
      options: few(almost({ id: word, option_id: word, value: word })),
    }),
  ),
})

export const almostCart = almost({
  id: fc.constantFrom('cart_1', '../carts'),
  completed_at: fc.constantFrom(null, '2026-11-20T10:00:00Z'),
  currency_code: fc.constantFrom('inr', 'INR', ''),
  total: amount,
  shipping_total: amount,
  tax_total: amount,
  items: few(
    almost({
      id: word,
      variant_id: word,
      product_id: word,
      quantity: fc.constantFrom<unknown>(1, 2, 0, -1, 1.5, 1e9, '2', null),
      unit_price: amount,
      variant_options: fc.dictionary(word, word),
      variant_title: fc.constantFrom('White / M', 'Default variant', ''),
      variant: almost({ options: few(almost({ option_id: word, value: word })) }),
      product_title: word,
      thumbnail: fc.constantFrom('/t.webp'),
      created_at: fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z'),
    }),
  ),
})

export const almostCollections = few(
  almost({
    id: fc.constantFrom('a', 'b', 'c'),
    title: word,
    handle: fc.constantFrom('men', 'women', 'home-essentials'),
    metadata: almost({
      description: fc.string(),
      image: fc.constantFrom('/i.webp'),
      parent_handle: fc.constantFrom('men', 'women', 'home-essentials'),
      rank: fc.nat(5),
    }),
  }),
)
