import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

it('[ROUTE-02] shows that the page does not exist and links to home', () => {
  renderShop(<NotFoundScreen />, { path: '/nowhere' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found')
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Oops! Page not found | Umber & Ecru')
})
