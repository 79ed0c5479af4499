import { normalPostalCode } from '@umber/addresses'
import { addressSchema, showcaseAddress } from '@umber/storefront-core/forms'
import type { OrderDetails, ParcelAddress } from '@umber/storefront-core/orders'
import { useMemo, useState } from 'react'
import { addressFieldsCopy } from '../../copy/address-fields.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { fieldMessages } from '../../copy/forms.ts'
import { orderChangesCopy } from '../../copy/order-changes.ts'
import { useForm } from '../../hooks/use-form.ts'
import { provinceOf } from '../../i18n/states.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useCountries } from '../../queries/use-countries.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Sheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { Text } from '../../ui/primitives/text.tsx'
import { AddressFields } from '../address-fields/address-fields.tsx'
import { formatOf } from '../address-fields/address-rows.ts'
import { NameFields } from '../address-fields/person-fields.tsx'
import { PhoneField } from '../address-fields/phone-field.tsx'
import { useAddressRules } from '../address-fields/use-address-rules.ts'
import { useOrderChange } from './use-order-changes.ts'

const copy = orderChangesCopy.address

interface ChangeAddressProps {
  readonly order: OrderDetails
  readonly address: ParcelAddress
  readonly reread: (() => void) | undefined
}

/** Sends an order elsewhere in its country. */
export function ChangeAddress(props: ChangeAddressProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Sheet
        everOpened={isOpen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.title}
        side="centre"
      >
        <AddressForm {...props} onClose={() => setIsOpen(false)} />
      </Sheet>
    </>
  )
}

function AddressForm({
  order,
  address,
  reread,
  onClose,
}: ChangeAddressProps & { readonly onClose: () => void }) {
  const { countryCode } = address
  const country = useFormats().country(countryCode)
  const countries = useCountries()
  const change = useOrderChange(reread)
  const [refusal, setRefusal] = useState<string>()
  const { rules, phones } = useAddressRules(countries.rules ?? showcaseAddress, () => countryCode, {
    isForCompany: false,
  })
  const schema = useMemo(
    () => addressSchema({ ...fieldMessages.address, phone: addressFieldsCopy.wrong.phone }, rules),
    [rules],
  )
  const addressForm = useForm({
    schema,
    // The schema of a delivery has an address for its mails too, which an order keeps.
    initial: { ...address, country, email: order.email ?? 'unknown@example.com' },
    async onSubmit({ firstName, lastName, address1, address2, city, state, postalCode, phone }) {
      const words = await change(
        (changes) =>
          changes.changeAddress(order, {
            firstName,
            lastName,
            address1,
            address2,
            city,
            countryCode,
            company: addressForm.values.company,
            state: provinceOf(state, countryCode),
            postalCode: normalPostalCode(postalCode, countryCode) ?? postalCode,
            phone: phones?.readPhone(phone, countryCode)?.e164 ?? phone,
          }),
        copy.done,
      )
      setRefusal(words)
      if (words === undefined) onClose()
    },
  })
  const { form, field, set, busy } = addressForm
  return (
    <form {...form} className="flex flex-col gap-5 p-6">
      <Text className="text-ink-2">{copy.fixed(country)}</Text>
      <NameFields field={field} labels={checkoutCopy.address} />
      <Field
        {...field('company')}
        label={copy.company}
        autoComplete="organization"
        maxLength={200}
        optional
      />
      <AddressFields
        format={formatOf(countryCode)}
        rules={rules}
        country={country}
        field={field}
        onChoose={(name, value) => set({ [name]: value })}
        lookUp={countries.places?.postalCodeLookup}
      />
      <PhoneField field={field('phone')} label={copy.phone} />
      <FormError words={refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {copy.close}
        </Button>
        <Button type="submit" busy={busy}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
