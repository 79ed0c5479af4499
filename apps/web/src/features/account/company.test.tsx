import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createFakeBackend } from '@umber/fake-backend'
import { demoCustomer } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'
import { accountCopy } from '../../copy/account.ts'

const copy = accountCopy.profile.company

it('a company in the profile is kept by the backend', async () => {
  const backend = createFakeBackend()
  await openPage('/account', { preset: 'live', backend, signedIn: true })
  fireEvent.change(await screen.findByLabelText(copy.name), { target: { value: 'Kiesel GmbH' } })
  fireEvent.change(screen.getByLabelText(copy.taxNumber), { target: { value: 'DE123456789' } })
  fireEvent.change(screen.getByLabelText(copy.registration), { target: { value: 'HRB 1234' } })
  fireEvent.click(screen.getByRole('button', { name: accountCopy.profile.save }))
  await waitFor(() => {
    const saved = [...backend.database.customers.values()].find(({ email }) => email === demoCustomer.email)
    expect(saved).toMatchObject({
      companyName: 'Kiesel GmbH',
      metadata: { tax_number: 'DE123456789', registration_number: 'HRB 1234' },
    })
  })
})

it('the profile has no company where the owner has not switched it on', async () => {
  const backend = createFakeBackend()
  backend.database.shopSettings = {}
  await openPage('/account', { preset: 'live', backend, signedIn: true })
  await screen.findByRole('button', { name: accountCopy.profile.save })
  expect(screen.queryByLabelText(copy.name)).toBeNull()
})
