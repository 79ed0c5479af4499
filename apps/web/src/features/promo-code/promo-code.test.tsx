import type { PromotionAnswer } from '@umber/storefront-core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { PromoCode } from './promo-code.tsx'

it('leaves the focus in the field that was opened while the code was checked', async () => {
  let answer = (_answer: PromotionAnswer) => {}
  const apply = () =>
    new Promise<PromotionAnswer>((resolve) => {
      answer = resolve
    })
  renderShop(
    <>
      <input aria-label="Phone" />
      <PromoCode />
    </>,
    { ports: { promotions: { apply, remove: () => Promise.resolve() } } },
  )
  const code = screen.getByRole('textbox', { name: 'Promo code' })
  fireEvent.change(code, { target: { value: 'SAVE10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  phone.focus()
  await waitFor(() => {
    answer({ kind: 'refused', code: 'SAVE10', message: 'This code has ended' })
    screen.getByText('This code has ended')
  })
  expect(document.activeElement).toBe(phone)
})
