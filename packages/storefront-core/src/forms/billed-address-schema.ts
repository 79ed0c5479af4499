import * as z from 'zod/mini'
import type { AddressRules } from '../ports/address-rules.ts'
import type { BillingAddress, CheckoutAddress } from '../ports/checkout-gateway.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { addressFields, addressMessages, isAcceptedIn, placeOfCountry } from './address-schema.ts'
import { lengthOf, optional, plainCharacters } from './texts.ts'

export const billedAddressMessages = {
  ...addressMessages,
  company: 'Company is required',
  taxNumber: 'Valid tax number is required',
}

const billingNames = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
] as const satisfies readonly (keyof BillingAddress)[]

type BillingName = (typeof billingNames)[number]

/** The fields of the form for another billing address: one form has both addresses. */
export type BillingField = `billing_${BillingName}`

export const billingField = <Name extends BillingName>(name: Name) => `billing_${name}` as const

type BillingTexts = Readonly<Record<BillingField, string>>

/** What the form has beside the delivery address. */
export interface Billing extends BillingTexts {
  /** The invoice goes to the delivery address. The billing fields are not checked then. */
  readonly sameBilling: boolean
  /** The invoice is for a company. Its fields are not checked otherwise. */
  readonly isCompany: boolean
  readonly company: string
  readonly taxNumber: string
}

/** The delivery address and who is billed. A field that is not asked for is not checked. */
export function billedAddressSchema(
  messages: Partial<typeof billedAddressMessages> = {},
  rules: AddressRules,
) {
  const say = { ...billedAddressMessages, ...messages }
  const plain = () => optional().check(z.overwrite(plainCharacters))
  const billing = billingNames.map((name) => [
    billingField(name),
    name === 'postalCode' ? plain() : optional(),
  ])
  const fields = {
    ...addressFields(say, rules),
    isCompany: z.boolean(),
    company: optional(),
    taxNumber: plain(),
    sameBilling: z.boolean(),
    ...(Object.fromEntries(billing) as Record<BillingField, ReturnType<typeof optional>>),
  }
  return z
    .object(fields)
    .check(...placeOfCountry(say, rules), ...billingRules(say, rules), ...companyRules(say, rules))
}

/** Every value is a text or a choice by then, whatever the errors of other fields. */
const always = { when: () => true }

function billingRules(say: typeof billedAddressMessages, rules: AddressRules) {
  const longEnough = (shortest: number) => (text: string) => lengthOf(text) >= shortest
  const ruled = (name: 'city' | 'state' | 'postalCode') => (text: string, country: string) =>
    isAcceptedIn(rules, name, text, country)
  const accepted: Readonly<Record<BillingName, (text: string, country: string) => boolean>> = {
    firstName: longEnough(rules.shortestName),
    lastName: longEnough(rules.shortestName),
    address1: longEnough(rules.shortestStreet ?? 5),
    address2: longEnough(0),
    city: ruled('city'),
    state: ruled('state'),
    postalCode: ruled('postalCode'),
    country: longEnough(2),
  }
  return billingNames.map((name) =>
    z.refine<Billing>(
      (form) => form.sameBilling || accepted[name](form[billingField(name)], form.billing_country),
      { message: name === 'address2' ? '' : say[name], path: [billingField(name)], ...always },
    ),
  )
}

function companyRules(say: typeof billedAddressMessages, rules: AddressRules) {
  type Form = Billing & Readonly<Record<'country', string>>
  const payer = (form: Form) => (form.sameBilling ? form.country : form.billing_country)
  return [
    z.refine<Form>(({ isCompany, company }) => !isCompany || company !== '', {
      message: say.company,
      path: ['company'],
      ...always,
    }),
    z.refine<Form>(
      (form) =>
        !form.isCompany ||
        form.taxNumber === '' ||
        rules.acceptsTaxNumber?.(form.taxNumber, payer(form)) !== false,
      { message: say.taxNumber, path: ['taxNumber'], ...always },
    ),
  ]
}

type Parcel = Omit<CheckoutAddress, 'company' | 'taxNumber' | 'billing'>
type BilledForm = Billing & Parcel

/** The address of a form, as checkout keeps it: without what is not asked for. */
export function billedAddressFrom(form: BilledForm): CheckoutAddress {
  const { isCompany, company, taxNumber, sameBilling } = form
  const parcel = Object.entries(form).filter(([name]) => isOfParcel(name))
  const billing = billingNames.map((name) => [name, form[billingField(name)]])
  return {
    ...(Object.fromEntries(parcel) as unknown as Parcel),
    ...omitUndefined({
      company: (isCompany && company) || undefined,
      taxNumber: (isCompany && taxNumber) || undefined,
      billing: sameBilling ? undefined : (Object.fromEntries(billing) as Record<BillingName, string>),
    }),
  }
}

const isOfParcel = (name: string): boolean =>
  name === 'email' || name === 'phone' || billingNames.includes(name as BillingName)

/** The billing part of the form, for an address that checkout has kept. */
export function billingOf({ company = '', taxNumber = '', billing }: Partial<CheckoutAddress>): Billing {
  const texts = billingNames.map((name) => [billingField(name), billing?.[name] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<BillingField, string>),
    sameBilling: billing === undefined,
    isCompany: `${company}${taxNumber}` !== '',
    company,
    taxNumber,
  }
}
