import { normalPostalCode } from '@umber/addresses'
import type { AddressRules, DeliveryPlaces } from '@umber/storefront-core/checkout'
import { savedAddressSchema, showcaseAddress } from '@umber/storefront-core/forms'
import { useLayoutEffect, useMemo } from 'react'
import { fieldMessages } from '../../../copy/forms.ts'
import { addressFieldsCopy } from '../../../copy/address-fields.ts'
import { checkoutCopy } from '../../../copy/checkout.ts'
import { provinceOf } from '../../../i18n/states.ts'
import { useCountries } from '../../../queries/use-countries.ts'
import { choicesOf, countryAmong } from '../../address-fields/country-choices.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { AddressFields } from '../../address-fields/address-fields.tsx'
import { formatOf } from '../../address-fields/address-rows.ts'
import { CompanyFields } from '../../address-fields/company-fields.tsx'
import { NameFields } from '../../address-fields/person-fields.tsx'
import { PhoneField } from '../../address-fields/phone-field.tsx'
import { useAddressRules } from '../../address-fields/use-address-rules.ts'
import { useCountryChange } from '../../address-fields/use-country-change.ts'
import { AddressDialog, type AddressDialogProps } from './address-dialog.tsx'
import { labelField, type AddressForm, type AddressTexts, type DialogForm } from './address-forms.ts'

const parcel = checkoutCopy.address

interface FullAddressDialogProps extends Omit<AddressDialogProps, 'form'> {
  /** The countries to choose from. */
  readonly names: readonly string[]
}

/** All that a real delivery needs, so that checkout can use the address. */
export function FullAddressDialog({ names, ...props }: FullAddressDialogProps) {
  const countries = useCountries()
  const { places, codeOf, home } = countries
  const { rules, phones, taxNumbers } = useAddressRules(countries.rules ?? showcaseAddress, codeOf, {
    isOpen: props.open,
    isForCompany: props.open,
  })
  const form = useMemo((): AddressForm => {
    const normal = (texts: AddressTexts): AddressTexts => {
      const text = (name: string) => texts[name] ?? ''
      const code = codeOf(text('country'))
      return {
        ...texts,
        phone: phones?.readPhone(text('phone'), code)?.e164 ?? text('phone'),
        postalCode: normalPostalCode(text('postalCode'), code) ?? text('postalCode'),
        state: provinceOf(text('state'), code),
        taxNumber: taxNumbers?.normalTaxNumber(text('taxNumber'), code) ?? text('taxNumber'),
      }
    }
    return {
      schema: savedAddressSchema(
        { ...fieldMessages.savedAddress, phone: addressFieldsCopy.wrong.phone },
        rules,
      ),
      fields: {
        kind: 'own',
        render: (dialog) => (
          <SavedAddressFields
            form={dialog}
            {...{ names, rules, codeOf, home, places }}
            normalTaxNumber={taxNumbers?.normalTaxNumber}
          />
        ),
      },
      textsOf: ({ company = '', taxNumber = '', ...texts }) => ({ ...texts, company, taxNumber }),
      addressFrom: (texts, owner) => ({ ...owner, ...normal(texts) }),
    }
  }, [names, rules, codeOf, home, places, phones, taxNumbers])
  return <AddressDialog {...props} form={form} />
}

interface SavedAddressFieldsProps {
  readonly form: DialogForm
  readonly names: readonly string[]
  readonly rules: AddressRules
  readonly codeOf: (country: string) => string
  readonly home: string
  readonly places: DeliveryPlaces | undefined
  readonly normalTaxNumber: ((text: string, countryCode: string) => string | undefined) | undefined
}

function SavedAddressFields({
  form,
  names,
  rules,
  codeOf,
  home,
  places,
  normalTaxNumber,
}: SavedAddressFieldsProps) {
  const { field, values, set, errorOf } = form
  const text = (name: string) => values[name] ?? ''
  const country = countryAmong(names, text('country'), { home, codeOf })
  const countryCode = codeOf(country)
  // The choices may load after the dialog opens. Set before the browser goes on, so that what is typed or pressed next is not lost.
  useLayoutEffect(() => {
    if (country !== text('country')) set({ country })
  })
  const typed = { city: text('city'), state: text('state'), postalCode: text('postalCode') }
  const changed = useCountryChange(codeOf)
  return (
    <>
      <Field {...field('label')} {...labelField} name="label" required />
      <NameFields field={field} labels={parcel} />
      <Select
        name="country"
        label={parcel.country}
        autoComplete="country-name"
        value={country}
        error={errorOf('country')}
        options={choicesOf(names, country)}
        onChange={(chosen) => set({ country: chosen, ...changed(country, typed, chosen) })}
      />
      <AddressFields
        format={formatOf(countryCode)}
        rules={rules}
        country={country}
        field={field}
        onChoose={(name, value) => set({ [name]: value })}
        lookUp={places?.postalCodeLookup}
      />
      <PhoneField field={field('phone')} label={parcel.phone} />
      <CompanyFields
        field={field}
        countryCode={countryCode}
        taxNumber={normalTaxNumber?.(text('taxNumber'), countryCode)}
        check={places?.taxNumberCheck}
        optional
      />
    </>
  )
}
