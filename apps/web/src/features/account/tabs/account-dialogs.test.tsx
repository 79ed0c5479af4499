import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { BackButton } from '../../../../test/support/back-button.tsx'
import { renderShop } from '../../../../test/support/render-shop.tsx'
import type { LazySession } from '../../../services/session.ts'
import { AddressTab } from './address-tab.tsx'
import { RewardsTab } from './rewards-tab.tsx'

const customer = { id: 'cus_1', email: 'noor@shop.example', firstName: 'Noor', lastName: 'Khan' }
const view = { status: 'signed-in', customer, verification: 'verified' } as const
const session = { getState: () => view, subscribe: () => () => undefined } as unknown as LazySession

it.each<[string, string, ReactNode]>([
  ['a new address', 'Add New Address', <AddressTab key="address" />],
  ['a reward', 'Redeem', <RewardsTab key="rewards" />],
])('[F-120] Back closes the dialog of %s and stays on the page', async (_dialog, name, tab) => {
  const { place } = renderShop(
    <>
      <BackButton />
      {tab}
    </>,
    { path: '/account?tab=address', services: { session } },
  )
  const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${name}`) })
  const button = buttons.find((candidate) => candidate.getAttribute('aria-disabled') !== 'true')
  if (button !== undefined) fireEvent.click(button)
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByText('Back'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/account?tab=address')
})
