import {
  accountAddressFrom,
  newAddressFromAccount,
  type NewAddress,
  type AccountAddress,
} from '@umber/storefront-core/account'
import { accountAddressSchema, type FormSchema } from '@umber/storefront-core/forms'
import { accountCopy } from '../../../copy/account.ts'
import { fieldMessages } from '../../../copy/forms.ts'
import type { ReactNode } from 'react'
import type { useForm } from '../../../hooks/use-form.ts'

const copy = accountCopy.address

export type AddressTexts = Readonly<Record<string, string>>

export interface AddressField {
  readonly name: string
  readonly label: string
  readonly autoComplete: string
  readonly maxLength: number
  readonly placeholder?: string
}

/** The form of the dialog, for fields that depend on one another. */
export type DialogForm = Pick<
  ReturnType<typeof useForm<FormSchema, AddressTexts>>,
  'field' | 'values' | 'set' | 'errorOf'
>

/** The fields of the address dialog and how they map to an address. */
export interface AddressForm {
  readonly schema: FormSchema
  readonly fields:
    /** Fields of one row stand side by side on wide screens. */
    | { readonly kind: 'rows'; readonly rows: readonly (readonly AddressField[])[] }
    | { readonly kind: 'own'; readonly render: (form: DialogForm) => ReactNode }
  readonly textsOf: (address: NewAddress) => AddressTexts
  readonly addressFrom: (texts: AddressTexts, owner: NewAddress) => NewAddress
}

export const labelField = {
  name: 'name',
  label: copy.name,
  placeholder: copy.nameExample,
  autoComplete: 'off',
  maxLength: 100,
} satisfies AddressField

/** The showcase's five fields. The other fields come from the signed-in customer. */
export const showcaseAddressForm: AddressForm = {
  schema: accountAddressSchema(fieldMessages.accountAddress),
  fields: {
    kind: 'rows',
    rows: [
      [labelField],
      [{ name: 'street', label: copy.street, autoComplete: 'street-address', maxLength: 300 }],
      [{ name: 'city', label: copy.city, autoComplete: 'address-level2', maxLength: 200 }],
      [
        { name: 'state', label: copy.state, autoComplete: 'address-level1', maxLength: 200 },
        { name: 'zipCode', label: copy.zipCode, autoComplete: 'postal-code', maxLength: 20 },
      ],
    ],
  },
  textsOf: (address) => ({ ...accountAddressFrom(address) }),
  addressFrom: (texts, owner) => newAddressFromAccount(texts as unknown as AccountAddress, owner),
}
