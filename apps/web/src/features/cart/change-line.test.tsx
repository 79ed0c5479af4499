import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

const linesOf = async (open: Awaited<ReturnType<typeof openPage>>) =>
  (await open.shop.cart.load())
    .getState()
    .view.lines.map(({ optionLabels, quantity }) => [optionLabels.join(', '), quantity])

it('a press on another size replaces the line with its quantity', async () => {
  const cart = await openPage('/cart', { preset: 'live', cart: { 'LINEN-SHIRT-BLUE-L': 2 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Change Linen Shirt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Linen Shirt' }))
  const size = await dialog.findByRole('radio', { name: 'M' })
  fireEvent.pointerDown(size)
  fireEvent.click(size)
  await screen.findByText('Changed to Blue, M')
  await waitFor(async () => expect(await linesOf(cart)).toEqual([['Blue, M', 2]]))
})

it('with the keyboard the button decides', async () => {
  const cart = await openPage('/cart', { preset: 'live', cart: { 'LINEN-SHIRT-BLUE-L': 1 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Change Linen Shirt' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Linen Shirt' }))
  const size = await dialog.findByRole('radio', { name: 'M' })
  fireEvent.keyDown(size, { key: 'ArrowLeft' })
  fireEvent.click(size)
  expect(await linesOf(cart)).toEqual([['Blue, L', 1]])
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await linesOf(cart)).toEqual([['Blue, M', 1]]))
})

it('a cleared cart can be had back', async () => {
  const cart = await openPage('/cart', {
    preset: 'live',
    cart: { 'LINEN-SHIRT-BLUE-L': 2, 'STONEWARE-VASE-WHITE': 1 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Your items are back in the cart')
  await waitFor(async () => expect((await linesOf(cart)).map(([, quantity]) => quantity)).toEqual([2, 1]))
})
