import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AddressRules, CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import { expect, it, vi } from 'vitest'
import { ServicesProvider, type Services } from '../../services/services-context.ts'
import { AddressStep } from './address-step.tsx'

const typed = {
  firstName: 'Olga',
  lastName: 'Li',
  email: 'olga@shop.example',
  phone: '+49 30 901820',
  address1: 'Unter den Linden 6',
  address2: '',
  city: 'Berlin',
  state: '',
  postalCode: '10117',
  country: '',
}
const rules: AddressRules = {
  shortestName: 1,
  accepts: {
    state: (text, country) => text !== '' || country === 'Germany',
    postalCode: (text) => text !== '',
  },
}

/** Shows the form with the countries of a real shop, or of the demonstration, which has no choice; acts as soon as they are there. */
async function show(countries: readonly string[] | undefined, act?: () => void) {
  const submitAddress = vi.fn<CheckoutStore['submitAddress']>()
  const store = { submitAddress, setAddress: () => {} } as unknown as CheckoutStore
  const view = { draft: { address: typed, saveAddress: false } } as unknown as CheckoutView
  const session = { getState: () => guest, subscribe: () => () => {} }
  const guest = { status: 'guest' }
  const checkoutGateway = async () =>
    countries === undefined ? {} : { places: async () => ({ countries, rules }) }
  const services = { session, checkoutGateway } as unknown as Services
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider value={services}>
        <AddressStep store={store} view={view} heading={() => {}} />
      </ServicesProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => {
    screen.getByRole('option', { name: countries?.[0] ?? 'India' })
    act?.()
  })
  return submitAddress
}

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to Shipping' }))

it('the only country is chosen, and an address without a state is accepted where there are none', async () => {
  const submitted = await show(['Germany'])
  expect(country().value).toBe('Germany')
  expect(field(/^State/).required).toBe(false)
  expect(field(/^Postal code/).required).toBe(true)
  submit()
  await waitFor(() => expect(submitted).toHaveBeenCalled())
  expect(submitted.mock.calls[0]?.[0]).toMatchObject({ state: '', country: 'Germany' })
})

it('a press at the moment at which the only country appears is not lost', async () => {
  const submitted = await show(['Germany'], submit)
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
  expect(submitted.mock.calls[0]?.[0]).toMatchObject({ state: '', country: 'Germany' })
})

it('the shopper chooses among countries of which none is the shop’s own', async () => {
  const submitted = await show(['Austria', 'Germany'])
  expect(country().value).toBe('')
  submit()
  expect(await screen.findByText('Country is required')).toBeTruthy()
  expect(submitted).not.toHaveBeenCalled()
  fireEvent.change(country(), { target: { value: 'Germany' } })
  submit()
  await waitFor(() => expect(submitted).toHaveBeenCalled())
})

it('the demonstration has one country, and wants a state', async () => {
  const submitted = await show(undefined)
  expect(country().value).toBe('India')
  expect(field(/^State/).required).toBe(true)
  submit()
  expect(await screen.findByText('State is required')).toBeTruthy()
  expect(submitted).not.toHaveBeenCalled()
})
