import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { Header } from './header.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

function scrollTo(top: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

it('[HEAD-02] changes its style past 20 px, and back', () => {
  scrollTo(0)
  renderShop(<Header actions={null} account={null} />)
  const isScrolled = () => screen.getByRole('banner').dataset['scrolled']
  expect(isScrolled()).toBe('false')
  scrollTo(20)
  expect(isScrolled()).toBe('false')
  scrollTo(21)
  expect(isScrolled()).toBe('true')
  scrollTo(20)
  expect(isScrolled()).toBe('false')
})

it('opens a category with its button, enters it with Arrow Down, and returns with Escape', async () => {
  renderShop(<Header actions={null} account={null} />)
  const button = screen.getByRole('button', { name: 'Show Women categories' })
  expect(button.getAttribute('aria-expanded')).toBe('false')

  fireEvent.keyDown(button, { key: 'ArrowDown' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const dresses = await screen.findByRole('link', { name: 'Dresses' })
  expect(dresses.getAttribute('href')).toBe('/category/women-dresses')

  fireEvent.keyDown(dresses, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

it('closes a category that the pointer opened with Escape, and leaves the focus where it is', async () => {
  renderShop(<Header actions={null} account={null} />)
  const button = screen.getByRole('button', { name: 'Show Women categories' })
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(document.body)
})

it('shows the categories in an accordion in the drawer', async () => {
  renderShop(<Header actions={null} account={null} />)
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Shop' })
  const women = await within(drawer).findByRole('button', { name: 'Women' })
  expect(within(drawer).queryByRole('link', { name: 'Dresses' })).toBeNull()
  fireEvent.click(women)
  const link = await within(drawer).findByRole('link', { name: 'Dresses' })
  expect(link.getAttribute('href')).toBe('/category/women-dresses')
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('has the choice of a theme in the drawer, which every other one follows', async () => {
  renderShop(
    <>
      <Header actions={null} account={null} />
      <footer>
        <ThemeSwitch />
      </footer>
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Shop' })
  const choice = await within(drawer).findByRole('group', { name: 'Colours' })
  expect(within(choice).getByText('Colours').className).not.toContain('sr-only')
  fireEvent.click(within(choice).getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  const below = within(screen.getByRole('contentinfo', { hidden: true }))
  const isDark = () => below.getByRole<HTMLInputElement>('radio', { name: 'Dark', hidden: true }).checked
  await waitFor(() => expect(isDark()).toBe(true))
  fireEvent.click(within(choice).getByRole('radio', { name: 'As my device' }))
  await waitFor(() => expect(isDark()).toBe(false))
  expect(document.documentElement.dataset).not.toHaveProperty('theme')
})
