import { useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { useQuery } from '@tanstack/react-query'
import { defaultAddress, checkoutAddressFrom, type SavedAddress } from '@umber/storefront-core/account'
import type { CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import { addressSchema } from '@umber/storefront-core/forms'
import { useServices } from '../../services/services-context.ts'
import { choicesOf, countryAmong, useCountries } from '../../queries/use-countries.ts'
import { useForm } from '../../hooks/use-form.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { useStore } from '../../hooks/use-store.ts'
import { fieldMessages } from '../../copy/forms.ts'

const copy = checkoutCopy.address

interface AddressStepProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
  readonly heading: Ref<HTMLHeadingElement>
  /** Why the shopper is back here, as when nothing is delivered to the address. */
  readonly alert?: ReactNode
}

export function AddressStep({ store, view, heading, alert }: AddressStepProps) {
  const { address, saveAddress } = view.draft
  const { isCustomer, addresses, email } = useSavedAddresses()
  const saved = defaultAddress(addresses)
  const countries = useCountries()
  const { rules } = countries
  const schema = useMemo(() => addressSchema(fieldMessages.address, rules), [rules])
  const { form, errorOf, field, tick, values, set } = useForm({
    schema,
    initial: {
      ...address,
      email: address.email === '' ? email : address.email,
      country: address.country === '' ? copy.home : address.country,
      saveAddress,
    },
    // Saved on every change, so that a reload or Back loses nothing.
    onChange: ({ saveAddress: save, ...typed }) => store.setAddress(typed, save),
    onSubmit: (valid) => void store.submitAddress(valid),
  })

  const names = countries.status === 'known' ? countries.names : [values.country]
  const country = countryAmong(names, values.country)
  const place = (name: 'state' | 'postalCode') => {
    const optional = rules?.accepts[name]('', country)
    return { ...field(name), optional, required: !optional }
  }
  // The saved address is in another country: set the country that is delivered to. Before the browser goes on, or a press on
  // the button would still be checked with the country before.
  const isElsewhere = rules !== undefined && country !== values.country
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

  return (
    <form {...form} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {copy.heading}
        </Heading>
        {isCustomer && saved !== undefined && (
          <Button variant="outline" size="small" onClick={() => set(checkoutAddressFrom(saved))}>
            {copy.fillFromSaved}
          </Button>
        )}
      </div>
      {alert}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('firstName')}
          label={copy.firstName}
          autoComplete="given-name"
          maxLength={200}
          required
        />
        <Field
          {...field('lastName')}
          label={copy.lastName}
          autoComplete="family-name"
          maxLength={200}
          required
        />
      </div>
      <EmailField {...field('email')} label={copy.email} required />
      <Field
        {...field('phone')}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      <Field
        {...field('address1')}
        label={copy.address1}
        autoComplete="address-line1"
        maxLength={300}
        required
      />
      <Field
        {...field('address2')}
        label={copy.address2}
        autoComplete="address-line2"
        maxLength={300}
        optional
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('city')} label={copy.city} autoComplete="address-level2" maxLength={200} required />
        <Field {...place('postalCode')} label={copy.postalCode} autoComplete="postal-code" maxLength={20} />
      </div>
      <Field {...place('state')} label={copy.state} autoComplete="address-level1" maxLength={200} />
      <Select
        name="country"
        label={copy.country}
        autoComplete="country-name"
        value={country}
        error={errorOf('country')}
        options={choicesOf(names, country)}
        onChange={(chosen) => set({ country: chosen })}
      />
      {isCustomer && <Checkbox {...tick('saveAddress')} label={copy.save} />}
      <Button type="submit" size="large" className="mt-2">
        {copy.submit}
      </Button>
    </form>
  )
}

const none: readonly SavedAddress[] = []

/** The saved addresses that can fill the form. Empty for guests. */
function useSavedAddresses() {
  const { accountPorts, session } = useServices()
  const view = useStore(session)
  const customer = view.status === 'signed-in' ? view.customer : undefined
  const { data } = useQuery({
    queryKey: ['addresses', customer?.id],
    queryFn: async ({ signal }) => (await accountPorts()).addressBook.list({ signal }),
    enabled: customer !== undefined,
  })
  return { isCustomer: customer !== undefined, addresses: data ?? none, email: customer?.email ?? '' }
}
