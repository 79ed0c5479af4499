import { useLayoutEffect, useRef } from 'react'
import { defaultAddress, checkoutAddressFrom, type SavedAddress } from '@umber/storefront-core/account'
import { addressSchema } from '@umber/storefront-core/forms'
import { useServices } from '../../services/services-context.ts'
import { choicesOf } from '../address-fields/country-choices.ts'
import { useForm } from '../../hooks/use-form.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { fieldMessages } from '../../copy/forms.ts'
import { importWithReload } from '../../browser/import-with-reload.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import type { AddressStepProps } from './address-step-props.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'

const copy = checkoutCopy.address
const home: string = copy.home
const schema = addressSchema(fieldMessages.address)
const countries = choicesOf([home], home)

const FullAddressStep = lazyComponent(
  async () => (await importWithReload(() => import('./full-address-step.tsx'))).FullAddressStep,
)

/** The form of real orders knows the addresses of all countries. */
export function AddressStep(props: AddressStepProps) {
  const { preset } = useServices()
  return preset.hasFullAddresses ? (
    <AsyncBoundary waiting={<Skeleton className="h-96 w-full" />}>
      <FullAddressStep {...props} />
    </AsyncBoundary>
  ) : (
    <ShortAddressStep {...props} />
  )
}

/** One country, and the rules of the demonstration. */
function ShortAddressStep({ store, view, heading, alert }: AddressStepProps) {
  const { address: draft, saveAddress } = view.draft
  const { company: _company, taxNumber: _taxNumber, billing: _billing, ...address } = draft
  const { customer, addresses, email } = useSavedAddresses()
  const isCustomer = customer !== undefined
  const saved = defaultAddress(addresses)
  const { form, errorOf, field, tick, values, set } = useForm({
    schema,
    initial: {
      ...address,
      email: address.email === '' ? email : address.email,
      country: home,
      saveAddress,
    },
    // Saved on every change, so that a reload or Back loses nothing.
    onChange: ({ saveAddress: save, ...typed }) => store.setAddress(typed, save),
    onSubmit: (valid) => void store.submitAddress(valid),
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
          <Button variant="outline" size="small" onClick={() => set(filledFrom(saved))}>
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
        <Field
          {...field('postalCode')}
          label={copy.postalCode}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
      </div>
      <Field {...field('state')} label={copy.state} autoComplete="address-level1" maxLength={200} required />
      <Select
        name="country"
        label={copy.country}
        autoComplete="country-name"
        value={values.country}
        error={errorOf('country')}
        options={countries}
        onChange={(chosen) => set({ country: chosen })}
      />
      {isCustomer && <Checkbox {...tick('saveAddress')} label={copy.save} />}
      <Button type="submit" size="large" className="mt-2">
        {copy.submit}
      </Button>
    </form>
  )
}

function filledFrom(saved: SavedAddress) {
  const { company: _company, taxNumber: _taxNumber, ...address } = checkoutAddressFrom(saved)
  return { ...address, country: home }
}
