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
  const taxNumber = optional().check(z.overwrite(plainCharacters))
  const fields = {
    ...addressFields(say, rules),
    isCompany: z.boolean(),
    company: optional(),
    taxNumber,
    sameBilling: z.boolean(),
    billing_firstName: optional(),
    billing_lastName: optional(),
    billing_address1: optional(),
    billing_address2: optional(),
    billing_city: optional(),
    billing_state: optional(),
    billing_postalCode: optional().check(z.overwrite(plainCharacters)),
    billing_country: optional(),
  }
  return z
    .object(fields)
    .check(...placeOfCountry(say, rules), ...billingRules(say, rules), ...companyRules(say, rules))
}

/** Every value is a text or a choice by then, whatever the errors of other fields. */
const always = { when: () => true }

function billingRules(say: typeof billedAddressMessages, rules: AddressRules) {
  const longEnough = (shortest: number) => (text: string) => lengthOf(text) >= shortest
  const accepted: Readonly<Partial<Record<BillingName, (text: string, country: string) => boolean>>> = {
    firstName: longEnough(rules.shortestName),
    lastName: longEnough(rules.shortestName),
    address1: longEnough(rules.shortestStreet ?? 5),
    city: (text, country) => isAcceptedIn(rules, 'city', text, country),
    state: (text, country) => isAcceptedIn(rules, 'state', text, country),
    postalCode: (text, country) => isAcceptedIn(rules, 'postalCode', text, country),
    country: longEnough(2),
  }
  return billingNames.flatMap((name) => {
    const accepts = accepted[name]
    const isRight = (form: Billing) =>
      form.sameBilling || accepts?.(form[billingField(name)], form.billing_country) !== false
    return accepts === undefined || name === 'address2'
      ? []
      : [z.refine<Billing>(isRight, { message: say[name], path: [billingField(name)], ...always })]
  })
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

type BilledForm = Billing & Omit<CheckoutAddress, 'company' | 'taxNumber' | 'billing'>

/** The address of a form, as checkout keeps it: without what is not asked for. */
export function billedAddressFrom(form: BilledForm): CheckoutAddress {
  const { firstName, lastName, email, phone, address1, address2, city, state, postalCode, country } = form
  const billing = Object.fromEntries(billingNames.map((name) => [name, form[billingField(name)]]))
  return {
    firstName,
    lastName,
    email,
    phone,
    address1,
    address2,
    city,
    state,
    postalCode,
    country,
    ...omitUndefined({
      company: form.isCompany && form.company !== '' ? form.company : undefined,
      taxNumber: form.isCompany && form.taxNumber !== '' ? form.taxNumber : undefined,
      billing: form.sameBilling ? undefined : (billing as Record<BillingName, string>),
    }),
  }
}

/** The billing part of the form, for an address that checkout has kept. */
export function billingOf({ company = '', taxNumber = '', billing }: Partial<CheckoutAddress>): Billing {
  const texts = Object.fromEntries(
    billingNames.map((name) => [billingField(name), billing?.[name] ?? '']),
  ) as Record<BillingField, string>
  return {
    ...texts,
    sameBilling: billing === undefined,
    isCompany: company !== '' || taxNumber !== '',
    company,
    taxNumber,
  }
}
