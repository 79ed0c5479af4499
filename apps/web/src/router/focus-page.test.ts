import { beforeEach, expect, it, vi } from 'vitest'
import { focusPage } from './focus-page.ts'

const arrived = vi.fn<(at: 'link' | 'heading') => void>()
let main: HTMLElement

beforeEach(() => {
  arrived.mockReset()
  document.body.innerHTML = '<a id="menu" href="/list">List</a><main tabindex="-1"></main>'
  main = document.querySelector('main') ?? document.body
  document.getElementById('menu')?.focus()
})

it('focuses the heading of the new page', () => {
  main.innerHTML = '<h1>Shirts</h1>'
  focusPage(main, undefined, arrived)
  expect(document.activeElement?.textContent).toBe('Shirts')
  expect(arrived).toHaveBeenCalledWith('heading')
})

it('focuses the page until its heading has loaded', async () => {
  main.innerHTML = '<h1 data-passing>Loading</h1>'
  focusPage(main, undefined, arrived)
  expect(document.activeElement).toBe(main)
  expect(arrived).not.toHaveBeenCalled()

  main.innerHTML = '<h1>Linen Shirt</h1>'
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Linen Shirt'))
  expect(arrived).toHaveBeenCalledTimes(1)
})

it('takes no heading of what the loading screen hides, as of the empty cart', () => {
  main.innerHTML = '<h1 data-passing>Loading</h1><div data-passing><h1>Your cart is empty</h1></div>'
  focusPage(main, undefined, arrived)
  expect(document.activeElement).toBe(main)
  expect(arrived).not.toHaveBeenCalled()
})

it('does not move the focus when the shopper has moved it', async () => {
  focusPage(main, undefined, arrived)
  const menu = document.getElementById('menu')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  menu?.focus()
  main.innerHTML = '<h1>Late</h1>'
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(main, { childList: true })
    main.append('more')
  })
  expect(document.activeElement).toBe(menu)
  expect(arrived).not.toHaveBeenCalled()
})

it('waits until a closing drawer no longer hides the page [F-121]', async () => {
  main.innerHTML = '<h1>Checkout</h1>'
  main.setAttribute('aria-hidden', 'true')
  document.body.focus()
  document.getElementById('menu')?.blur()
  focusPage(main, undefined, arrived)
  expect(arrived).not.toHaveBeenCalled()
  main.removeAttribute('aria-hidden')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Checkout'))
})

it('takes the focus that a closing drawer has given back to its opener [F-121]', async () => {
  main.innerHTML = '<h1 data-passing>Loading</h1>'
  focusPage(main, undefined, arrived)
  document.getElementById('menu')?.focus()
  main.innerHTML = '<h1>Checkout</h1>'
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Checkout'))
})

it('leaves the focus with a field of the page that has taken it', async () => {
  focusPage(main, undefined, arrived)
  main.innerHTML = '<input>'
  const input = main.querySelector('input')
  input?.focus()
  main.insertAdjacentHTML('afterbegin', '<h1>Sign in</h1>')
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(main, { childList: true })
    main.append('more')
  })
  expect(document.activeElement).toBe(input)
})

it('focuses the link that was followed', () => {
  main.innerHTML = '<h1>Shirts</h1><a href="/product/linen-shirt">Linen Shirt</a>'
  focusPage(main, '/product/linen-shirt', arrived)
  expect(document.activeElement?.textContent).toBe('Linen Shirt')
  expect(arrived).toHaveBeenCalledWith('link')
})
