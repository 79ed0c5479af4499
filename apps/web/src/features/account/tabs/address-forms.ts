import {
  accountAddressFrom,
  newAddressFromAccount,
  type NewAddress,
  type AccountAddress,
} from '@umber/storefront-core/account'
import type { AddressRules } from '@umber/storefront-core/checkout'
import { accountAddressSchema, savedAddressSchema, type FormSchema } from '@umber/storefront-core/forms'
import { accountCopy } from '../../../copy/account.ts'
import { checkoutCopy } from '../../../copy/checkout.ts'
import { fieldMessages } from '../../../copy/forms.ts'

const copy = accountCopy.address
const parcel = checkoutCopy.address

export type AddressTexts = Readonly<Record<string, string>>

export interface AddressField {
  readonly name: string
  readonly label: string
  readonly autoComplete: string
  readonly maxLength: number
  readonly placeholder?: string
  /** Whether it may stay empty in a country. */
  readonly isOptional?: (country: string) => boolean
  readonly type?: 'tel'
  /** The names of countries: renders a select instead of a text field. */
  readonly choices?: readonly string[]
}

/** The fields of the address dialog and how they map to an address. */
export interface AddressForm {
  readonly schema: FormSchema
  /** Fields of one row stand side by side on wide screens. */
  readonly rows: readonly (readonly AddressField[])[]
  readonly textsOf: (address: NewAddress) => AddressTexts
  readonly addressFrom: (texts: AddressTexts, owner: NewAddress) => NewAddress
}

const name: AddressField = {
  name: 'name',
  label: copy.name,
  placeholder: copy.nameExample,
  autoComplete: 'off',
  maxLength: 100,
}

/** The showcase's five fields. The other fields come from the signed-in customer. */
export const showcaseAddressForm: AddressForm = {
  schema: accountAddressSchema(fieldMessages.accountAddress),
  rows: [
    [name],
    [{ name: 'street', label: copy.street, autoComplete: 'street-address', maxLength: 300 }],
    [{ name: 'city', label: copy.city, autoComplete: 'address-level2', maxLength: 200 }],
    [
      { name: 'state', label: copy.state, autoComplete: 'address-level1', maxLength: 200 },
      { name: 'zipCode', label: copy.zipCode, autoComplete: 'postal-code', maxLength: 20 },
    ],
  ],
  textsOf: (address) => ({ ...accountAddressFrom(address) }),
  addressFrom: (texts, owner) => newAddressFromAccount(texts as unknown as AccountAddress, owner),
}

/** All fields a real delivery needs, so that checkout can use the address. */
export const liveAddressForm = (countries: readonly string[], rules?: AddressRules): AddressForm => ({
  schema: savedAddressSchema(fieldMessages.savedAddress, rules),
  rows: [
    [{ ...name, name: 'label' }],
    [
      { name: 'firstName', label: parcel.firstName, autoComplete: 'given-name', maxLength: 200 },
      { name: 'lastName', label: parcel.lastName, autoComplete: 'family-name', maxLength: 200 },
    ],
    [{ name: 'phone', label: parcel.phone, autoComplete: 'tel', maxLength: 40, type: 'tel' }],
    [{ name: 'address1', label: parcel.address1, autoComplete: 'address-line1', maxLength: 300 }],
    [
      {
        name: 'address2',
        label: parcel.address2,
        autoComplete: 'address-line2',
        maxLength: 300,
        isOptional: () => true,
      },
    ],
    [
      { name: 'city', label: parcel.city, autoComplete: 'address-level2', maxLength: 200 },
      {
        name: 'postalCode',
        label: parcel.postalCode,
        autoComplete: 'postal-code',
        maxLength: 20,
        isOptional: (country) => rules?.accepts.postalCode('', country) === true,
      },
    ],
    [
      {
        name: 'state',
        label: parcel.state,
        autoComplete: 'address-level1',
        maxLength: 200,
        isOptional: (country) => rules?.accepts.state('', country) === true,
      },
      {
        name: 'country',
        label: parcel.country,
        autoComplete: 'country-name',
        maxLength: 100,
        choices: countries,
      },
    ],
  ],
  textsOf: ({ label, firstName, lastName, phone, address1, address2, city, state, postalCode, country }) => ({
    label,
    firstName,
    lastName,
    phone,
    address1,
    address2,
    city,
    state,
    postalCode,
    country,
  }),
  addressFrom: (texts, owner) => ({ ...owner, ...texts }),
})
