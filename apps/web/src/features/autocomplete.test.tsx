import { waitFor } from '@testing-library/react'
import type { CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderShop } from '../../test/support/render-shop.tsx'
import type { Services } from '../services/services-context.ts'
import { AddressDialog } from './account/tabs/address-dialog.tsx'
import { showcaseAddressForm } from './account/tabs/address-forms.ts'
import { FullAddressDialog } from './account/tabs/full-address-dialog.tsx'
import { ProfileTab } from './account/tabs/profile-tab.tsx'
import { ForgotPasswordScreen } from './auth/forgot-password-screen.tsx'
import { LoginScreen } from './auth/login-screen.tsx'
import { ResetPasswordScreen } from './auth/reset-password-screen.tsx'
import { SignupScreen } from './auth/signup-screen.tsx'
import { AddressStep } from './checkout/address-step.tsx'
import { CardForm } from './checkout/payments/card-form.tsx'
import { ContactForm } from './content/contact/contact-form.tsx'
import { NewsletterForm } from './newsletter/newsletter-form.tsx'
import { OrderLookupScreen } from './orders/order-lookup-screen.tsx'

const address = {
  label: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'India',
}

const dialogProps = {
  draftKey: 'new',
  title: 'Add',
  submit: 'Save',
  address,
  open: true,
  onClose: () => {},
  onKeep: async () => 'done' as const,
}
const step = (
  <AddressStep
    store={{ setAddress: () => {} } as unknown as CheckoutStore}
    view={{ draft: { address, saveAddress: false } } as unknown as CheckoutView}
    heading={() => {}}
  />
)
const card = (
  <CardForm
    field={(name) => ({ name, value: '', error: undefined, onChange: () => {}, onBlur: () => {} })}
    values={{ cardNumber: '', nameOnCard: '', expiryDate: '', cvv: '' }}
    set={() => {}}
    errorOf={() => undefined}
    disabled={false}
  />
)

const person = { firstName: 'given-name', lastName: 'family-name', phone: 'tel' }
const place = { city: 'address-level2', state: 'address-level1' }
const wholePlace = {
  ...place,
  address1: 'address-line1',
  address2: 'address-line2',
  postalCode: 'postal-code',
  country: 'country-name',
}

const signedIn = { status: 'signed-in', customer: { id: 'cus_1' } }
const session = { getState: () => signedIn, subscribe: () => () => {} } as unknown as Services['session']

interface Form {
  readonly of: string
  readonly screen: ReactNode
  /** By the name of the field, with the words of https://html.spec.whatwg.org/#autofill. */
  readonly expected: Readonly<Record<string, string>>
  readonly services?: Partial<Services>
}

const newPassword = { password: 'new-password', confirmPassword: 'new-password' }

const forms: readonly Form[] = [
  {
    of: 'signing in',
    screen: <LoginScreen />,
    expected: { email: 'email', password: 'current-password' },
  },
  {
    of: 'registration',
    screen: <SignupScreen />,
    expected: { firstName: 'given-name', lastName: 'family-name', email: 'email', ...newPassword },
  },
  { of: 'a forgotten password', screen: <ForgotPasswordScreen />, expected: { email: 'email' } },
  { of: 'a new password', screen: <ResetPasswordScreen />, expected: newPassword },
  {
    of: 'the profile',
    screen: <ProfileTab />,
    expected: { ...person, dateOfBirth: 'bday' },
    services: { session },
  },
  {
    of: 'a kept address',
    screen: <FullAddressDialog {...dialogProps} names={['India']} />,
    // The label of an address is the shopper's own word for it.
    expected: { label: 'off', ...person, ...wholePlace, company: 'organization', taxNumber: 'off' },
  },
  {
    of: 'a kept address of the demonstration',
    screen: <AddressDialog {...dialogProps} form={showcaseAddressForm} />,
    expected: { name: 'off', street: 'street-address', ...place, zipCode: 'postal-code' },
  },
  { of: 'the address of an order', screen: step, expected: { ...person, email: 'email', ...wholePlace } },
  {
    of: 'the card of the demonstration',
    screen: card,
    expected: { cardNumber: 'cc-number', nameOnCard: 'cc-name', expiryDate: 'cc-exp', cvv: 'cc-csc' },
  },
  { of: 'the contact form', screen: <ContactForm />, expected: { name: 'name', email: 'email' } },
  {
    of: 'the newsletter',
    screen: <NewsletterForm place="footer" onSubscribed={() => {}} />,
    expected: { email: 'email' },
  },
  {
    of: 'the lookup of an order',
    screen: <OrderLookupScreen />,
    expected: { number: 'off', email: 'email' },
  },
]

it.each(forms)(
  '[F-72] a browser can fill in each field: $of',
  async ({ screen, expected, services = {} }) => {
    renderShop(screen, { path: '/reset-password#token=abc', services })
    await waitFor(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('input[autocomplete], select[autocomplete]')
      expect(
        Object.fromEntries([...fields].map((field) => [field.name, field.getAttribute('autocomplete')])),
      ).toEqual(expected)
    })
  },
)
