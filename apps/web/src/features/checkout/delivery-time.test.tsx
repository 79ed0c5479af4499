import { screen } from '@testing-library/react'
import { money } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { DeliveryTime } from './delivery-time.tsx'

const method = { id: 'so_1', name: 'Collect', price: money(0, 'inr') }

it('an order that is collected says where, in place of the day on which it arrives', () => {
  renderShop(<DeliveryTime method={{ ...method, pickupAt: '12 MG Road, Bengaluru' }} />)
  expect(screen.getByText('Collect at 12 MG Road, Bengaluru')).toBeTruthy()
})

it('a delivery of unknown time says nothing', () => {
  const { container } = renderShop(<DeliveryTime method={method} />)
  expect(container.textContent).toBe('')
})
