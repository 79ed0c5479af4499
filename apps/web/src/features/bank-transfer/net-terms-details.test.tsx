import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { presetOf } from '../../config/preset.ts'
import { NetTermsDetails } from './net-terms-details.tsx'

it('an order on invoice says what is to be paid, and until when', () => {
  const terms = { dueAt: '2026-02-14T10:00:00.000Z', amount: { amount: 120, currency: 'eur' } }
  const preset = presetOf('live', { language: 'en', country: 'de' })
  renderShop(<NetTermsDetails terms={terms} />, { services: { preset } })
  const region = screen.getByRole('region', { name: 'On invoice' })
  expect(region.textContent).toContain('€')
  expect(region.textContent).toContain('120')
  expect(region.textContent).toMatch(/14.*2026/)
})
