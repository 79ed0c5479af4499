import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../test/support/render-shop.tsx'
import { NotFoundPage } from './not-found.tsx'

it('[ROUTE-02] says that there is no such page and leads home', () => {
  renderShop(<NotFoundPage />, { path: '/nowhere' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found')
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Oops! Page not found | Umber & Ecru')
})
