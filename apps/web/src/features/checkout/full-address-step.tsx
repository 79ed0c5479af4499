import { normalPostalCode } from '@umber/addresses'
import { checkoutAddressFrom, defaultAddress } from '@umber/storefront-core/account'
import {
  billedAddressFrom,
  billedAddressSchema,
  billingOf,
  showcaseAddress,
  validate,
} from '@umber/storefront-core/forms'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { deliveryCopy } from '../../copy/checkout-steps.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { addressFieldsCopy } from '../../copy/address-fields.ts'
import { fieldMessages } from '../../copy/forms.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWrongFields } from '../../hooks/use-wrong-fields.ts'
import { useCountries } from '../../queries/use-countries.ts'
import { choicesOf, countryAmong } from '../address-fields/country-choices.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorSummary } from '../../ui/patterns/error-summary.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { AddressFields } from '../address-fields/address-fields.tsx'
import { formatOf } from '../address-fields/address-rows.ts'
import { CompanyFields } from '../address-fields/company-fields.tsx'
import { NameFields } from '../address-fields/person-fields.tsx'
import { PhoneField } from '../address-fields/phone-field.tsx'
import { useAddressRules } from '../address-fields/use-address-rules.ts'
import { useCountryChange } from '../address-fields/use-country-change.ts'
import type { AddressStepProps } from './address-step-props.ts'
import { filledFrom, refusedIn } from './address-draft.ts'
import { BillingFields } from './billing-fields.tsx'
import { GuestLine } from './guest-line.tsx'
import { useCheckoutWords } from './use-checkout-words.ts'
import { useCustomerStart } from './use-customer-start.ts'
import { useFocusOnce } from './use-focus-once.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'

const copy = checkoutCopy.address
const texts = addressFieldsCopy

/** The address step of real orders: by the country, with a phone number that can be called, and with who is billed. */
export function FullAddressStep({ store, view, heading, alert }: AddressStepProps) {
  const { address: draft, saveAddress } = view.draft
  const { billing: _billing, ...address } = draft
  const isGuest = useStore(useServices().session).status === 'guest'
  const words = useCheckoutWords()
  const account = useSavedAddresses()
  const { customer, addresses, email } = account
  const saved = defaultAddress(addresses)
  const countries = useCountries()
  const { places, codeOf } = countries
  const [isForCompany, setForCompany] = useState(billingOf(draft).isCompany)
  const { rules, phones, taxNumbers } = useAddressRules(countries.rules ?? showcaseAddress, codeOf, {
    isForCompany,
  })
  const schema = useMemo(
    () => billedAddressSchema({ ...fieldMessages.billedAddress, phone: texts.wrong.phone }, rules),
    [rules],
  )
  const addressForm = useForm({
    schema,
    initial: {
      ...address,
      ...billingOf(draft),
      email: address.email === '' ? email : address.email,
      phone: phones?.writtenPhone(address.phone, codeOf(address.country)) ?? address.phone,
      country: address.country === '' ? countries.home : address.country,
      saveAddress,
    },
    // Saved on every change, so that a reload or Back loses nothing.
    onChange: ({ saveAddress: save, ...typed }) => {
      setForCompany(typed.isCompany)
      const { company, taxNumber, billing, ...parcel } = billedAddressFrom(typed)
      store.setAddress({ ...parcel, company, taxNumber, billing }, save)
    },
    onRefused: (errors) => wrong.note(addressForm.form.ref.current, errors),
    async onSubmit(valid) {
      await submit(valid)
    },
  })
  const submit = async (valid: Parameters<typeof billedAddressFrom>[0]) => {
    const typed = billedAddressFrom(valid)
    const payer = codeOf(typed.billing?.country ?? typed.country)
    return await store.submitAddress({
      ...typed,
      phone: phones?.readPhone(typed.phone, codeOf(typed.country))?.e164 ?? typed.phone,
      postalCode: normalPostalCode(typed.postalCode, codeOf(typed.country)) ?? typed.postalCode,
      taxNumber: typed.taxNumber && (taxNumbers?.normalTaxNumber(typed.taxNumber, payer) ?? typed.taxNumber),
      billing: typed.billing && {
        ...typed.billing,
        postalCode: normalPostalCode(typed.billing.postalCode, payer) ?? typed.billing.postalCode,
      },
    })
  }
  const { form, tick, values, set, focus } = addressForm
  const refused = refusedIn(view)
  // The backend refuses what the form has taken, until something is changed.
  const errorOf = (name: string) =>
    addressForm.errorOf(name) ?? (name === refused ? fieldMessages.billedAddress[refused] : undefined)
  const field: typeof addressForm.field = (name) => ({ ...addressForm.field(name), error: errorOf(name) })
  const wrong = useWrongFields(errorOf)
  useFocusOnce(refused, focus)

  const names = countries.status === 'known' ? countries.names : [values.country]
  const country = countryAmong(names, values.country, countries)
  const countryCode = codeOf(country)
  const format = formatOf(countryCode)
  // The saved address is in another country: set the country that is delivered to. Before the browser goes on, or a press on
  // the button would still be checked with the country before.
  const isElsewhere = countries.rules !== undefined && country !== values.country
  useLayoutEffect(() => {
    if (isElsewhere) set({ country })
  })

  const offered = useRef(email)
  useLayoutEffect(() => {
    if (email === offered.current) return
    // The session may load after the form. A field that the shopper cleared stays empty.
    offered.current = email
    if (values.email === '') set({ email })
  })

  const isBeginning = useCustomerStart({
    account,
    countries,
    isUntouched: [values.firstName, values.lastName, values.address1, values.postalCode].join('') === '',
    async begin(known) {
      if (known.kind === 'name') {
        const { firstName, lastName, isFirst, company = '', taxNumber = '' } = known
        const isCompany = company !== '' || taxNumber !== ''
        set({
          firstName,
          lastName,
          saveAddress: isFirst,
          ...(isCompany && { company, taxNumber, isCompany }),
        })
        return
      }
      const filled = { ...values, ...filledFrom(known, codeOf), email: known.email }
      set(filled)
      const checked = validate(schema, filled)
      if (!checked.ok) return
      const { ok } = await submit(checked.values)
      if (ok) await store.submitDelivery()
    },
  })

  const changed = useCountryChange(codeOf)
  const payerCode = values.sameBilling ? countryCode : codeOf(values.billing_country)

  /** Writes a number or a code as it is usually written, when the shopper has left the field. */
  const tidied = (name: 'phone' | 'postalCode', tidy: (text: string) => string | undefined) => {
    const connected = field(name)
    return {
      ...connected,
      onBlur() {
        connected.onBlur()
        const text = values[name]
        const next = text === '' ? undefined : tidy(text)
        if (next !== undefined && next !== text) set({ [name]: next })
      },
    }
  }
  const writtenPhone = (text: string) =>
    phones?.readPhone(text, countryCode) && phones.writtenPhone(text, countryCode)

  if (isBeginning) return <Skeleton className="h-96 w-full" />
  return (
    <form {...form} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {words.address}
        </Heading>
        {customer !== undefined && saved !== undefined && (
          <Button
            variant="outline"
            size="small"
            onClick={() => set(filledFrom(checkoutAddressFrom(saved), codeOf))}
          >
            {copy.fillFromSaved}
          </Button>
        )}
      </div>
      {isGuest && <GuestLine />}
      {alert}
      <ErrorSummary
        heading={checkoutCopy.guest.check(wrong.fields.length)}
        fields={wrong.fields}
        onChoose={(name) => focus(name as keyof typeof values)}
      />
      <NameFields field={field} labels={copy} />
      <EmailField {...field('email')} label={copy.email} required />
      <Select
        name="country"
        label={copy.country}
        autoComplete="country-name"
        value={country}
        error={errorOf('country')}
        options={choicesOf(names, country)}
        onChange={(chosen) => set({ country: chosen, ...changed(country, values, chosen) })}
      />
      <AddressFields
        format={format}
        rules={rules}
        country={country}
        field={(name) =>
          name === 'postalCode' ? tidied(name, (text) => normalPostalCode(text, countryCode)) : field(name)
        }
        onChoose={(name, value) => set({ [name]: value })}
        lookUp={places?.postalCodeLookup}
      />
      <PhoneField field={tidied('phone', writtenPhone)} label={copy.phone} hint={copy.phoneHint} />
      {customer !== undefined && <Checkbox {...tick('saveAddress')} label={copy.save} />}
      <Checkbox {...tick('sameBilling')} label={texts.billing.same} />
      {!values.sameBilling && (
        <BillingFields
          form={addressForm}
          names={names}
          rules={rules}
          codeOf={codeOf}
          suggested={country}
          lookUp={places?.postalCodeLookup}
        />
      )}
      <Checkbox {...tick('isCompany')} label={texts.company.for} />
      {values.isCompany && (
        <CompanyFields
          field={field}
          countryCode={payerCode}
          taxNumber={taxNumbers?.normalTaxNumber(values.taxNumber, payerCode)}
          check={places?.taxNumberCheck}
        />
      )}
      <Button type="submit" size="large" className="mt-2">
        {view.isByEmail ? deliveryCopy.submit : words.submitAddress}
      </Button>
    </form>
  )
}
