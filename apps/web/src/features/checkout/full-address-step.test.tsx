import type { SavedAddress } from '@umber/storefront-core/account'
import type { Customer } from '@umber/storefront-core/auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type {
  CheckoutAddress,
  CheckoutNotice,
  CheckoutStore,
  CheckoutView,
} from '@umber/storefront-core/checkout'
import { expect, it, vi } from 'vitest'
import { TestRouter } from '../../../test/support/test-router.tsx'
import { presetOf } from '../../config/preset.ts'
import { addressSupport } from '../../services/presets/live-addresses.ts'
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
/** Shows the form of real orders, with the rules of all countries. */
async function show(
  names: readonly string[],
  draft: Partial<CheckoutAddress> = {},
  act?: () => void,
  {
    notice,
    account,
    isByEmail = false,
  }: {
    readonly notice?: CheckoutNotice
    readonly account?: { readonly customer: Customer; readonly addresses: readonly SavedAddress[] }
    readonly isByEmail?: boolean
  } = {},
) {
  const submitAddress = vi.fn<CheckoutStore['submitAddress']>(async () => ({ ok: true }))
  const submitDelivery = vi.fn<CheckoutStore['submitDelivery']>(async () => ({ ok: true }))
  const setAddress = vi.fn<CheckoutStore['setAddress']>()
  const store = { submitAddress, submitDelivery, setAddress } as unknown as CheckoutStore
  const view = {
    isByEmail,
    draft: { address: { ...typed, ...draft }, saveAddress: false },
    phase: { status: 'filling', ...(notice && { notice }) },
  } as unknown as CheckoutView
  const person = account ? { status: 'signed-in', customer: account.customer } : { status: 'guest' }
  const session = { getState: () => person, subscribe: () => () => {} }
  const codes = new Map([
    ['Austria', 'at'],
    ['Germany', 'de'],
    ['India', 'in'],
    ['Ireland', 'ie'],
    ['Italy', 'it'],
    ['Japan', 'jp'],
    ['United States', 'us'],
  ])
  const codeOf = (name: string) => codes.get(name)
  const places = async () => ({
    ...addressSupport,
    countries: names,
    rules: addressSupport.rules(codeOf),
    codeOf,
  })
  const services = {
    session,
    preset: presetOf('live'),
    locale: { language: 'en', country: 'in', prefix: '' },
    checkoutGateway: async () => ({ places }),
    accountPorts: async () => ({ addressBook: { list: async () => account?.addresses ?? [] } }),
  } as unknown as Services
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesProvider value={services}>
        <TestRouter>
          <AddressStep store={store} view={view} heading={() => {}} />
        </TestRouter>
      </ServicesProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => {
    screen.getByRole('option', { name: names[0] ?? '' })
    act?.()
  })
  return { submitAddress, submitDelivery, setAddress }
}

/** The phone's library has loaded: only then a number of another country is refused. */
const numbersAreChecked = async () =>
  await vi.waitFor(() => {
    fireEvent.change(field(/^Phone/), { target: { value: '12' } })
    fireEvent.blur(field(/^Phone/))
    screen.getByText(/Enter a phone number of this country/)
  })

const labels = () =>
  [...document.querySelectorAll('label')]
    .map((label) => label.textContent.replace(' (optional)', '?'))
    .filter((text) => !/name|Email|Billing|company|Phone/.test(text))

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to Delivery' }))

const type = (control: HTMLElement, value: string) => {
  fireEvent.change(control, { target: { value } })
  fireEvent.blur(control)
}
const state = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: /^(?:State|Prefecture|Provincia|County)/ })
const choose = (name: string) => fireEvent.change(country(), { target: { value: name } })

it('goes on to the payment where nothing is posted', async () => {
  await show(['Germany'], {}, undefined, { isByEmail: true })
  screen.getByRole('button', { name: 'Continue to Payment' })
  expect(screen.queryByRole('button', { name: 'Continue to Delivery' })).toBeNull()
})

it.each([
  ['Germany', 'Country, Address line 1, Address line 2?, Postal code (PLZ), City'],
  ['Austria', 'Country, Address line 1, Address line 2?, Postal code (PLZ), City'],
  ['United States', 'Country, Address line 1, Address line 2?, ZIP code, City, State'],
  ['Japan', 'Country, Postal code, Prefecture, City, Address line 1, Address line 2?'],
  ['India', 'Country, Address line 1, Address line 2?, PIN code, City, State'],
  ['Italy', 'Country, Address line 1, Address line 2?, CAP, City, Provincia'],
  ['Ireland', 'Country, Address line 1, Address line 2?, City, County?, Eircode?'],
])('asks for an address of %s in its order and words', async (name, order) => {
  await show([name])
  await waitFor(() => expect(labels().join(', ')).toBe(order))
})

it.each([
  ['Germany', /^Postal code/, 'numeric'],
  ['United States', /^ZIP/, 'numeric'],
  ['India', /^PIN/, 'numeric'],
  ['Ireland', /^Eircode/, 'text'],
])('has the keyboard for a postal code of %s', async (name, label, mode) => {
  await show([name])
  await waitFor(() => expect(field(label).inputMode).toBe(mode))
  expect(field(/^Phone/).inputMode).toBe('tel')
})

it('the only country is chosen, and an address without a state is accepted where there are none', async () => {
  const { submitAddress } = await show(['Germany'])
  expect(country().value).toBe('Germany')
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
  expect(submitAddress.mock.calls[0]?.[0]).toMatchObject({ state: '', country: 'Germany' })
})

it('a press at the moment at which the only country appears is not lost', async () => {
  const { submitAddress } = await show(['Germany'], {}, submit)
  await waitFor(() => expect(submitAddress).toHaveBeenCalledOnce())
})

it('the shopper chooses among countries of which none is the shop’s own', async () => {
  const { submitAddress } = await show(['Austria', 'Germany'])
  expect(country().value).toBe('')
  submit()
  expect(await screen.findByText('Country is required')).toBeTruthy()
  expect(submitAddress).not.toHaveBeenCalled()
  choose('Germany')
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
})

it('sends numbers and codes as they are stored, and shows them as they are written', async () => {
  const { submitAddress } = await show(['India'], {
    country: 'India',
    city: 'Bengaluru',
    phone: '',
    postalCode: '',
  })
  await numbersAreChecked()
  type(field(/^Phone/), '०९८४५० १२३४५')
  type(field(/^PIN/), '５６０ ００１')
  expect(field(/^Phone/).value).toBe('098450 12345')
  expect(field(/^PIN/).value).toBe('560001')
  await waitFor(() => expect(state().value).toBe('in-ka'))
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
  expect(submitAddress.mock.calls[0]?.[0]).toMatchObject({
    phone: '+919845012345',
    postalCode: '560001',
    state: 'in-ka',
  })
})

it('takes a number of another country with its calling code, and refuses one that no country has', async () => {
  const { submitAddress } = await show(['Germany'])
  await numbersAreChecked()
  type(field(/^Phone/), '+1 415 555 2671')
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
  expect(submitAddress.mock.calls[0]?.[0]).toMatchObject({ phone: '+14155552671' })
})

it('has one error for each field, in the words of the country', async () => {
  const { submitAddress } = await show(['United States'], { country: 'United States' })
  submit()
  expect(await screen.findByText('Choose: State', { selector: '[role=alert]' })).toBeTruthy()
  expect(state().getAttribute('aria-invalid')).toBe('true')
  type(field(/^ZIP/), '9410')
  expect(screen.getByText('Enter the ZIP code as in 95014')).toBeTruthy()
  expect(submitAddress).not.toHaveBeenCalled()
})

it('asks state and code again when the country changes, and brings those of a country back with it', async () => {
  const { setAddress } = await show(['United States', 'India', 'Germany'], {
    country: 'United States',
    state: 'us-ca',
    postalCode: '94105',
  })
  await waitFor(() => expect(state().value).toBe('us-ca'))
  choose('India')
  expect(state().value).toBe('')
  expect(field(/^PIN/).value).toBe('')
  expect(field(/^City/).value).toBe('Berlin')
  choose('Germany')
  expect(screen.queryByRole('combobox', { name: /^State/ })).toBeNull()
  choose('United States')
  expect(state().value).toBe('us-ca')
  expect(field(/^ZIP/).value).toBe('94105')
  expect(setAddress.mock.lastCall?.[0]).toMatchObject({ state: 'us-ca', postalCode: '94105', city: 'Berlin' })
})

it('keeps a code that fits in the other country', async () => {
  await show(['United States', 'Germany'], { country: 'United States', postalCode: '94105' })
  choose('Germany')
  expect(field(/^Postal code/).value).toBe('94105')
})

it('shows an older address with the name of its state, and sends its code', async () => {
  const draft = { country: 'United States', state: 'California', postalCode: '94105' }
  const { submitAddress } = await show(['United States'], draft)
  await waitFor(() => expect(state().value).toBe('us-ca'))
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
})

it('fills the state from the postal code, and never replaces one that was chosen', async () => {
  await show(['India'], { country: 'India', postalCode: '' })
  await waitFor(() => expect(state().value).toBe(''))
  type(field(/^PIN/), '560001')
  await waitFor(() => expect(state().value).toBe('in-ka'))
  type(field(/^PIN/), '400001')
  await waitFor(() => expect(state().value).toBe('in-mh'))
  fireEvent.change(state(), { target: { value: 'in-ga' } })
  type(field(/^PIN/), '560001')
  await waitFor(() => expect(field(/^PIN/).value).toBe('560001'))
  expect(state().value).toBe('in-ga')
})

it('asks for a code that tells the state before it, and says what it has filled', async () => {
  await show(['India'], { country: 'India', postalCode: '', state: '' })
  const inOrder = () =>
    [...document.querySelectorAll('input, select')].map((one) => (one as HTMLInputElement).name)
  const at = (name: string) => inOrder().indexOf(name)
  await waitFor(() => expect(at('state')).toBeGreaterThan(0))
  expect(at('postalCode')).toBeLessThan(at('city'))
  expect(at('postalCode')).toBeLessThan(at('state'))
  type(field(/^PIN/), '500001')
  // An `output` is announced.
  expect((await screen.findByText('Filled in: Telangana')).localName).toBe('output')
})

it('bills the delivery address, unless the shopper gives another one', async () => {
  const { submitAddress } = await show(['Germany', 'Austria'], { country: 'Germany' })
  fireEvent.click(screen.getByRole('checkbox', { name: /^Billing address is the same/ }))
  const billing = within(screen.getByRole('group', { name: 'Billing address' }))
  submit()
  expect(await billing.findByText('First name is required')).toBeTruthy()
  expect(submitAddress).not.toHaveBeenCalled()
  fireEvent.change(billing.getByRole('combobox', { name: 'Country' }), { target: { value: 'Austria' } })
  const give = (name: RegExp, value: string) => type(billing.getByRole('textbox', { name }), value)
  give(/^First name/, 'Eva')
  give(/^Last name/, 'Moser')
  give(/^Address line 1/, 'Ring 4')
  give(/^Postal code/, '1010')
  give(/^City/, 'Wien')
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
  expect(submitAddress.mock.calls[0]?.[0]).toMatchObject({
    postalCode: '10117',
    billing: { firstName: 'Eva', city: 'Wien', postalCode: '1010', country: 'Austria' },
  })
})

it('asks for a company and its tax number only of those who buy for one', async () => {
  const { submitAddress } = await show(['Germany'])
  expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am buying for a company' }))
  submit()
  expect(await screen.findByText('Company is required')).toBeTruthy()
  type(field(/^Company/), 'Weiß GmbH')
  await vi.waitFor(() => {
    type(field(/^VAT number/), 'DE136695978')
    screen.getByText('Enter a valid VAT number')
  })
  type(field(/^VAT number/), '136 695 976')
  submit()
  await waitFor(() => expect(submitAddress).toHaveBeenCalled())
  expect(submitAddress.mock.calls[0]?.[0]).toMatchObject({ company: 'Weiß GmbH', taxNumber: 'DE136695976' })
})

it('marks the field that the backend has refused, and takes the shopper there', async () => {
  await show(['Germany', 'India'], { country: 'Germany' }, undefined, {
    notice: { kind: 'address-refused', field: 'postalCode' },
  })
  expect(field(/^Postal code/).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(/^Postal code/))
})

it('lists the fields of a refused form, and takes the shopper to the one that is pressed', async () => {
  await show(['Germany'], { country: 'Germany', city: '', postalCode: '1' })
  submit()
  const first = await screen.findByRole('button', { name: /^Postal code/ })
  expect(screen.getByText('2 fields need a change:')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'City' }))
  expect(document.activeElement).toBe(field(/^City/))
  type(field(/^Postal code/), '10117')
  expect(first.isConnected).toBe(false)
  expect(screen.getByText('One field needs a change:')).toBeTruthy()
})

const saved = {
  ...typed,
  id: 'addr_1',
  label: 'Home',
  isDefault: true,
  country: 'Germany',
  phone: '+4930901820',
}
const nothingTyped = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address1: '',
  city: '',
  postalCode: '',
}
const customer = { id: 'cus_1', email: 'olga@shop.example', firstName: 'Olga', lastName: 'Li' }

it('a customer with a saved address goes to the payment at once, and may come back', async () => {
  const { submitAddress, submitDelivery } = await show(['Germany'], nothingTyped, undefined, {
    account: { customer, addresses: [{ ...saved, id: 'addr_0', country: 'Japan' }, saved] },
  })
  await waitFor(() => expect(submitDelivery).toHaveBeenCalledOnce())
  expect(submitAddress).toHaveBeenCalledOnce()
  expect(submitAddress.mock.calls[0]?.[0]).toMatchObject({
    address1: 'Unter den Linden 6',
    email: 'olga@shop.example',
    country: 'Germany',
  })
})

it('a saved address that lacks something fills the form, and waits there', async () => {
  const { submitAddress } = await show(['Germany'], nothingTyped, undefined, {
    account: { customer, addresses: [{ ...saved, phone: '' }] },
  })
  await waitFor(() => expect(field(/^City/).value).toBe('Berlin'))
  expect(submitAddress).not.toHaveBeenCalled()
})

it('what a customer has typed before stays', async () => {
  const { submitAddress } = await show(['Germany'], { city: 'Potsdam' }, undefined, {
    account: { customer, addresses: [saved] },
  })
  await screen.findByRole('button', { name: 'Use Saved Address' })
  expect(field(/^City/).value).toBe('Potsdam')
  expect(submitAddress).not.toHaveBeenCalled()
})

it('a customer without addresses finds the name filled in, and the address is kept for the next order', async () => {
  await show(['Germany'], nothingTyped, undefined, { account: { customer, addresses: [] } })
  await waitFor(() => expect(field(/^First name/).value).toBe('Olga'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Save this address/ }).checked).toBe(true)
})

it('begins with the fields of the page’s country, before the countries are known', async () => {
  const labelsAtFirst: string[][] = []
  await show(['India'], {}, () => labelsAtFirst.push(labels()))
  expect(labelsAtFirst[0]).toContain('State')
})
