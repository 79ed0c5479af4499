import type { AddressRules, PostalCodeLookup } from '@umber/storefront-core/checkout'
import { billingField, type Billing } from '@umber/storefront-core/forms'
import { useLayoutEffect } from 'react'
import { addressFieldsCopy } from '../../copy/address-fields.ts'
import { choicesOf } from '../address-fields/country-choices.ts'
import { Select } from '../../ui/primitives/select.tsx'
import { AddressFields, type FieldProps } from '../address-fields/address-fields.tsx'
import { formatOf } from '../address-fields/address-rows.ts'
import { NameFields } from '../address-fields/person-fields.tsx'
import { useCountryChange } from '../address-fields/use-country-change.ts'

const copy = addressFieldsCopy

interface BillingFieldsProps {
  readonly form: {
    readonly values: Billing
    readonly set: (part: Partial<Billing>) => void
    readonly field: (name: Exclude<keyof Billing, 'sameBilling' | 'isCompany'>) => FieldProps
    readonly errorOf: (name: string) => string | undefined
  }
  readonly names: readonly string[]
  readonly rules: AddressRules
  readonly codeOf: (country: string) => string
  /** The country of the delivery, with which the form begins. */
  readonly suggested: string
  readonly lookUp: PostalCodeLookup | undefined
}

/** Another address than the parcel's, for the invoice. */
export function BillingFields({ form, names, rules, codeOf, suggested, lookUp }: BillingFieldsProps) {
  const { values, set, field, errorOf } = form
  const country = values.billing_country
  const isChosen = names.includes(country)
  useLayoutEffect(() => {
    if (!isChosen && suggested !== '' && country !== suggested) set({ billing_country: suggested })
  })
  const changed = useCountryChange(codeOf)
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-start mb-5 w-full text-h4 font-medium">{copy.billing.heading}</legend>
      <NameFields field={(name) => field(billingField(name))} labels={copy.billing} section="billing" />
      <Select
        name={billingField('country')}
        label={copy.country}
        autoComplete="billing country-name"
        value={country}
        error={errorOf(billingField('country'))}
        options={choicesOf(names, country)}
        onChange={(chosen) => {
          const typed = { state: values.billing_state, postalCode: values.billing_postalCode }
          const { state, postalCode } = changed(country, typed, chosen)
          set({ billing_country: chosen, billing_state: state, billing_postalCode: postalCode })
        }}
      />
      <AddressFields
        format={formatOf(codeOf(country))}
        rules={rules}
        country={country}
        field={(name) => field(billingField(name))}
        onChoose={(name, value) => set({ [billingField(name)]: value })}
        section="billing"
        lookUp={lookUp}
      />
    </fieldset>
  )
}
