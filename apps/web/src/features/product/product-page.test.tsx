import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { products } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { address, openPage, openShop } from '../../../test/support/open-shop.tsx'

function sample(slug: string) {
  const product = products.find((one) => one.slug === slug)
  if (product === undefined) throw new Error(`The sample store has no ${slug}.`)
  return product
}

async function openProduct(slug: string, open = openPage) {
  const product = sample(slug)
  const shop = await open(`/product/${slug}`)
  const main = within(screen.getByRole('main'))
  await main.findByRole('heading', { level: 1, name: product.title })
  const group = (option: string) => main.getByRole('radiogroup', { name: new RegExp(`^${option}:`) })
  const choose = (option: string, value: RegExp) =>
    fireEvent.click(within(group(option)).getByRole('radio', { name: value }))
  return { ...shop, product, main, group, choose }
}

it("[PROD-01] a new product has the badge 'New Arrival'", async () => {
  expect(sample('striped-tee').isNew).toBe(true)
  const { main } = await openProduct('striped-tee')
  expect(within(main.getByRole('region', { name: 'Product images' })).getByText('New Arrival')).toBeTruthy()
})

it('[PROD-01] another product has no badge', async () => {
  const { main } = await openProduct('oxford-shirt')
  expect(main.queryByText('New Arrival')).toBeNull()
})

it.each(['wrap-dress', 'linen-shirt'])(
  '[PROD-02] the price of %s is the backend’s, next to the original one if that was higher',
  async (slug) => {
    const { main, product } = await openProduct(slug)
    const panel = main.getByRole('heading', { level: 1 }).parentElement?.parentElement
    if (!panel) throw new Error('The product has no panel.')
    const text = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
    expect(panel.textContent).toMatch(new RegExp(`Price ${text(product.price)}(?!\\d|,)`))
    const { compareAtPrice: original } = product
    expect(panel.querySelector('s')?.textContent).toBe(
      original === undefined ? undefined : `Original price ${text(original)}`,
    )
  },
)

it('[PROD-03] the first value of each option is chosen, and others can be', async () => {
  const { product, main, choose } = await openProduct('poplin-shirt')
  expect(main.getByRole('radiogroup', { name: `Color: ${product.colors[0]}` })).toBeTruthy()
  expect(main.getByRole('radiogroup', { name: `Size: ${product.sizes[0] ?? ''}` })).toBeTruthy()
  choose('Color', /^Blue/)
  choose('Size', /^L(,|$)/)
  expect(await main.findByRole('radiogroup', { name: 'Color: Blue' })).toBeTruthy()
  expect(main.getByRole('radiogroup', { name: 'Size: L' })).toBeTruthy()
})

it('[PROD-03] if the first values are sold out, the next available ones are chosen, and the page says so', async () => {
  const { product, main } = await openProduct('camp-collar-shirt')
  expect([product.colors[0], product.sizes[0]]).toEqual(['Red', 'S'])
  expect(main.getByRole('radiogroup', { name: 'Color: Red' })).toBeTruthy()
  expect(main.getByRole('radiogroup', { name: 'Size: M' })).toBeTruthy()
  expect(main.getByText(/^Red, S is sold out/)).toBeTruthy()
  expect(main.getAllByRole('button', { name: 'Add to Cart' }).length).toBeGreaterThan(0)
})

it('a sold-out choice says so and cannot be added', async () => {
  const { main, choose, group } = await openProduct('heavyweight-tee')
  choose('Color', /^Black/)
  choose('Size', /^XL/)
  const [button] = await main.findAllByRole('button', { name: 'Sold out' })
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  const size = within(group('Size')).getByRole<HTMLInputElement>('radio', { name: 'XL, sold out' })
  expect(size.checked).toBe(true)
  choose('Size', /^M/)
  expect((await main.findAllByRole('button', { name: 'Add to Cart' })).length).toBeGreaterThan(0)
})

it('[PROD-04] the quantity has a stepper and never falls below 1', async () => {
  const { product, main } = await openProduct('linen-shirt')
  const quantity = within(main.getByRole('group', { name: `Quantity of ${product.title}` }))
  const field = quantity.getByRole<HTMLInputElement>('textbox')
  const less = quantity.getByRole('button', { name: `Decrease quantity of ${product.title}` })
  expect(field.value).toBe('1')
  expect(less.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(less)
  expect(field.value).toBe('1')
  fireEvent.click(quantity.getByRole('button', { name: `Increase quantity of ${product.title}` }))
  expect(field.value).toBe('2')
  for (const nonsense of ['0', '-3', '1e3', '٣', '']) {
    fireEvent.change(field, { target: { value: nonsense } })
    fireEvent.blur(field)
    expect(field.value).toBe('2')
  }
})

it('[PROD-07] the wishlist button confirms the change, and takes it back', async () => {
  const { product, main } = await openProduct('camp-collar-shirt')
  const [heart] = main.getAllByRole('button', { name: `Save ${product.title}` })
  if (heart === undefined) throw new Error('There is no wishlist button.')
  fireEvent.click(heart)
  await screen.findByText('Added to wishlist')
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(heart)
  await screen.findByText('Removed from wishlist')
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

it('[PROD-09] has the notes, five stars, and three tabs with the specifications and the reviews', async () => {
  const { product, main } = await openProduct('linen-shirt')
  for (const note of ['Free Shipping', '2 Year Warranty', 'Easy Returns'])
    expect(main.getByText(note, { exact: true })).toBeTruthy()
  expect(main.getAllByText('(127 reviews)').length).toBeGreaterThan(0)
  expect(main.getAllByText('Rated 5 of 5').length).toBeGreaterThan(0)
  const tabs = await main.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Description', 'Specifications', 'Reviews'])
  const panel = () => main.getByRole('tabpanel')
  await waitFor(() => expect(panel().textContent).toBe(product.description))
  fireEvent.click(tabs[1] ?? panel())
  const listed = within(panel()).getAllByRole('listitem')
  expect(listed.map((item) => item.textContent)).toEqual([...product.specifications])
  fireEvent.click(tabs[2] ?? panel())
  expect(panel().textContent).toContain('(127 reviews)')
})

it('[PROD-10] shows up to four other products of the category, never the product itself', async () => {
  const { product, main } = await openProduct('linen-shirt')
  const related = within(await main.findByRole('list', { name: 'You Might Also Like' }))
  const names = related.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
  const shirts = products.filter(({ category }) => category === product.category).map(({ title }) => title)
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThanOrEqual(4)
  expect(shirts.filter((title) => title !== product.title)).toEqual(expect.arrayContaining(names))
})

it('[PROD-11] an unknown product says so and leads to all of them', async () => {
  await openPage('/product/no-such-thing')
  const main = within(screen.getByRole('main'))
  await main.findByRole('heading', { level: 1, name: 'Product not found' })
  fireEvent.click(main.getByRole('link', { name: 'Browse All Products' }))
  await waitFor(() => expect(address()).toBe('/category/all'))
})

it("[PROD-06] 'Buy Now' leaves the shopper on the page that they opened while it was under way", async () => {
  const { main, backend } = await openProduct('field-watch', openShop)
  backend.fault = ({ path }) => (path.endsWith('/line-items') ? { kind: 'late', ms: 400 } : undefined)
  fireEvent.click(main.getByRole('button', { name: 'Buy Now' }))
  await waitFor(() => expect(backend.count('POST', /\/line-items$/)).toBe(1))
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }))
  await main.findByRole('heading', { level: 1, name: 'Contact' })
  await screen.findByText('Added to cart')
  expect(address()).toBe('/contact')
})
