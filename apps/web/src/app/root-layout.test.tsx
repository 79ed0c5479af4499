import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { categories, socialLinks } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { address, openShop } from '../../test/support/open-shop.tsx'

const tops = categories.filter(({ parent }) => parent === undefined)
const below = (slug: string) => categories.filter(({ parent }) => parent === slug)

/** The header of the shop, which comes before that of a page. */
function banner() {
  const [header] = screen.getAllByRole('banner')
  if (header === undefined) throw new Error('There is no header.')
  return within(header)
}

const hrefOf = (name: string) => banner().getByRole('link', { name }).getAttribute('href')

async function openMenu(options: Parameters<typeof openShop>[1] = {}) {
  await openShop('/about', options)
  fireEvent.click(banner().getByRole('button', { name: 'Menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shop' }))
  return { drawer, account: within(await drawer.findByRole('navigation', { name: 'Your account' })) }
}

it('[HEAD-01] the header has the brand, the menu, search, Profile, Wishlist and the cart', async () => {
  await openShop('/about')
  expect(hrefOf('Umber & Ecru')).toBe('/')
  expect(banner().getByRole('navigation', { name: 'Categories' })).toBeTruthy()
  expect(banner().getByRole('button', { name: 'Search' })).toBeTruthy()
  expect(hrefOf('Wishlist')).toBe('/wishlist')
  expect((await banner().findByRole('button', { name: 'Cart, 0 items' })).textContent).toBe('')
})

it('[HEAD-03] Profile leads a visitor to the login', async () => {
  await openShop('/about')
  expect(hrefOf('Profile')).toBe('/login?from=%2Fabout')
})

it('[HEAD-03] Profile leads a customer to the account', async () => {
  await openShop('/about', { signedIn: true })
  await waitFor(() => expect(hrefOf('Profile')).toBe('/account'))
})

it('[HEAD-04] the menu leads to every category', async () => {
  await openShop('/about')
  const menu = within(banner().getByRole('navigation', { name: 'Categories' }))
  for (const { name, slug } of tops) {
    expect(menu.getByRole('link', { name }).getAttribute('href')).toBe(`/category/${slug}`)
    fireEvent.click(menu.getByRole('button', { name: `Show ${name} categories` }))
    for (const child of below(slug)) {
      const link = await menu.findByRole('link', { name: child.name })
      expect(link.getAttribute('href')).toBe(`/category/${child.slug}`)
    }
  }
})

it('[HEAD-05] the drawer shows sign-in links to a visitor', async () => {
  const { account } = await openMenu()
  const names = account.getAllByRole('link').map((link) => link.textContent)
  expect(names).toEqual(['Login', 'Create Account'])
})

it('[HEAD-05] the drawer shows account links to a customer', async () => {
  const { account } = await openMenu({ signedIn: true })
  await account.findByRole('button', { name: 'Log Out' })
  const names = account.getAllByRole('link').map((link) => link.textContent)
  expect(names).toEqual(['My Account', 'Wishlist', 'Order History'])
})

it('[HEAD-07] the footer has its links, and a newsletter form that says thank you', async () => {
  await openShop('/about')
  const footer = within(screen.getByRole('contentinfo'))
  const link = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href')
  for (const { name, slug } of tops) expect(link(name)).toBe(`/category/${slug}`)
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['FAQ', '/faq'],
  ] as const)
    expect(link(name)).toBe(path)
  for (const { name, url } of socialLinks) expect(link(new RegExp(name))).toBe(url)
  const email = await footer.findByRole<HTMLInputElement>('textbox')
  fireEvent.change(email, { target: { value: 'asha@example.com' } })
  fireEvent.click(footer.getByRole('button', { name: 'Subscribe' }))
  await waitFor(() => expect(email.form?.getAttribute('aria-busy')).toBe('true'))
  expect(await screen.findByText('Thanks for subscribing to our newsletter!')).toBeTruthy()
})

it('the brand leads home', async () => {
  await openShop('/about')
  fireEvent.click(banner().getByRole('link', { name: 'Umber & Ecru' }))
  await waitFor(() => expect(address()).toBe('/'))
})
