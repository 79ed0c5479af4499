import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { categories, products } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { address, goBack, openPage } from '../../../test/support/open-shop.tsx'

const belongsTo = (slug: string) => {
  const below = categories.filter(({ parent }) => parent === slug).map((category) => category.slug)
  return products.filter(({ category }) => category === slug || below.some((child) => child === category))
}

const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title).toSorted()

async function openCategory(place: string) {
  const shop = await openPage(`/category/${place}`)
  const main = within(screen.getByRole('main'))
  const cards = () => [...screen.getByRole('main').querySelectorAll('article')]
  const names = () => cards().map((card) => card.querySelector('h3')?.textContent ?? '')
  const expectShown = async (some: readonly { readonly title: string }[]) => {
    await waitFor(() => expect(names().toSorted()).toEqual(titles(some)))
  }
  const sortBy = (label: string) => {
    const [sort] = main.getAllByLabelText<HTMLSelectElement>('Sort by')
    if (sort === undefined) throw new Error('There is no choice of the order.')
    const { value } = [...sort.options].find(({ text }) => text === label) ?? { value: '' }
    fireEvent.change(sort, { target: { value } })
  }
  return { ...shop, main, cards, names, expectShown, sortBy }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it("[CAT-01] 'all' shows every product under 'All Products'", async () => {
  const { expectShown, main } = await openCategory('all')
  await expectShown(products)
  expect(heading()).toBe('All Products')
  expect(main.getAllByText(`${products.length} products`)[0]).toBeTruthy()
})

it('[CAT-01] a category shows its name, its description and its own products', async () => {
  const category = categories.find(({ slug }) => slug === 'women-jumpsuits')
  const { expectShown, main } = await openCategory('women-jumpsuits')
  await expectShown(belongsTo('women-jumpsuits'))
  expect(heading()).toBe(category?.name)
  expect(main.getByText(category?.description ?? '')).toBeTruthy()
})

it.each(['men', 'home-essentials'])('[CAT-05] %s contains the products of its children', async (slug) => {
  const { expectShown, names } = await openCategory(slug)
  await expectShown(belongsTo(slug))
  expect(names()).not.toEqual([])
})

it('opens the alias of a category under its own name', async () => {
  const { expectShown } = await openCategory('home')
  await expectShown(belongsTo('home-essentials'))
  expect(heading()).toBe('Home Essentials')
})

it('[CAT-02] the filter panel has sort, price, colours and sizes', async () => {
  const { main, expectShown } = await openCategory('all')
  await expectShown(products)
  const panel = within(main.getByRole('complementary', { name: 'Filters' }))
  const choices = (name: string) =>
    within(panel.getByRole('group', { name }))
      .getAllByRole('checkbox')
      .map((choice) => choice.closest('label')?.textContent.trim() ?? '')
  expect(choices('Color').map((text) => /^[A-Za-z]+/.exec(text)?.[0])).toEqual([
    'Black',
    'White',
    'Red',
    'Blue',
    'Green',
  ])
  expect(choices('Size').map((text) => /^[A-Z]+/.exec(text)?.[0])).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  const sort = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
  expect([...sort.options].map(({ text }) => text)).toEqual([
    'Featured',
    'Newest',
    'Price: Low to High',
    'Price: High to Low',
  ])
  for (const [name, value] of [
    ['Minimum price', '0'],
    ['Maximum price', '500'],
  ] as const) {
    const slider = await panel.findByRole('slider', { name })
    const [min, max, now] = ['valuemin', 'valuemax', 'valuenow'].map((part) =>
      slider.getAttribute(`aria-${part}`),
    )
    expect({ min, max, now }).toEqual({ min: '0', max: '500', now: value })
  }
  const lowest = panel.getByRole('slider', { name: 'Minimum price' })
  fireEvent.keyDown(lowest, { key: 'ArrowRight' })
  expect(lowest.getAttribute('aria-valuenow')).toBe('10')
  await waitFor(() => expect(address()).toMatch(/[?&]price=10-500/))
})

it('[CAT-02] the price fields filter the list, and the URL keeps the choice', async () => {
  const { main, expectShown } = await openCategory('all')
  await expectShown(products)
  const to = main.getByRole('spinbutton', { name: 'To' })
  fireEvent.change(to, { target: { value: '60' } })
  fireEvent.keyDown(to, { key: 'Enter' })
  fireEvent.blur(to)
  await expectShown(products.filter(({ price }) => price <= 60))
  expect(address()).toMatch(/price=0-60/)
  fireEvent.click(main.getByRole('button', { name: 'Clear all' }))
  await expectShown(products)
  expect(address()).toBe('/category/all')
})

it('[CAT-03] sorting by price runs both ways', async () => {
  const { names, sortBy, expectShown } = await openCategory('all')
  await expectShown(products)
  const priceOf = new Map(products.map(({ title, price }) => [title, price]))
  for (const [label, direction] of [
    ['Price: Low to High', 1],
    ['Price: High to Low', -1],
  ] as const) {
    sortBy(label)
    const expected = products.map(({ price }) => price).toSorted((one, other) => (one - other) * direction)
    await waitFor(() => expect(names().map((name) => priceOf.get(name))).toEqual(expected))
  }
})

it('[CAT-03] featured and newest put the flagged products in front', async () => {
  const { names, sortBy, expectShown } = await openCategory('all')
  await expectShown(products)
  for (const [label, first] of [
    ['Newest', products.filter(({ isNew }) => isNew === true)],
    ['Featured', products.filter(({ isFeatured }) => isFeatured)],
  ] as const) {
    sortBy(label)
    await waitFor(() => expect(names().slice(0, first.length).toSorted()).toEqual(titles(first)))
  }
})

it('[CAT-04] colour and size count by the first value that a product has, and Back takes the last one back', async () => {
  const { main, expectShown } = await openCategory('all')
  await expectShown(products)
  const tick = (name: string) => fireEvent.click(main.getByRole('checkbox', { name }))
  tick('Green')
  const green = products.filter(({ colors }) => colors[0] === 'Green')
  await expectShown(green)
  tick('L')
  const both = green.filter(({ sizes }) => sizes[0] === 'L')
  expect(both.length).toBeGreaterThan(0)
  await expectShown(both)
  expect(address()).toMatch(/color=green/)
  expect(address()).toMatch(/size=l/)
  goBack()
  await expectShown(green)
})

it('[CAT-07] says what to do when nothing matches, and one press brings the products back', async () => {
  const { main, expectShown } = await openCategory('men-shirts?color=red&size=xxl')
  await main.findByRole('heading', { name: 'No products found' })
  expect(
    main.getByText("Try adjusting your filters or search terms to find what you're looking for."),
  ).toBeTruthy()
  expect(main.getAllByText('0 products')[0]).toBeTruthy()
  fireEvent.click(main.getByRole('button', { name: 'Clear filters' }))
  await expectShown(belongsTo('men-shirts'))
})

it('[CAT-08] [MAP-06] every card shows the price in rupees, and what it was', async () => {
  const { cards, expectShown } = await openCategory('all')
  await expectShown(products)
  const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  const offers = cards().map((card) => {
    const figures = card.textContent.match(/₹[\d,]+(?=\D|$)|\d+%/g) ?? []
    return `${card.querySelector('h3')?.textContent ?? ''}: ${figures.join(' ')}`
  })
  const expected = products.map(({ title, price, compareAtPrice: original }) =>
    original === undefined
      ? `${title}: ${inRupees(price)}`
      : `${title}: ${Math.round((100 * (original - price)) / original)}% ${inRupees(price)} ${inRupees(original)}`,
  )
  expect(offers.toSorted()).toEqual(expected.toSorted())
})

it('[CAT-08] a card has a picture, the rating, the delivery and a wishlist button, which opens nothing', async () => {
  const { cards, expectShown } = await openCategory('men-shirts')
  await expectShown(belongsTo('men-shirts'))
  // Not one of the sample products the wishlist may draw on first use.
  const found = cards().find((one) => one.querySelector('h3')?.textContent === 'Oxford Shirt')
  if (found === undefined) throw new Error('There is no Oxford Shirt.')
  const card = within(found)
  expect(card.getByRole('img', { name: 'Oxford Shirt, blue' })).toBeTruthy()
  expect(card.getByText('Rated 4.3 of 5, 42 ratings')).toBeTruthy()
  expect(card.getByText('4.3 (42)')).toBeTruthy()
  expect(card.getByText('Free Delivery')).toBeTruthy()
  const heart = card.getByRole('button', { name: 'Save Oxford Shirt' })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  expect(address()).toBe('/category/men-shirts')
})
