import type { OrderAddress } from '@umber/storefront-core/orders'
import { taxNumberLine } from '../../copy/address-fields.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useAddressFormats, usePhoneNumbers } from '../../queries/use-address-libraries.ts'
import { stateUntilKnown } from '../address-fields/use-written-address.ts'
import { WrittenAddress } from '../../ui/primitives/written-address.tsx'

export function AddressLines({ address }: { readonly address: OrderAddress }) {
  const { name, lines, phone, taxNumber, place } = address
  const formats = useAddressFormats()
  const phones = usePhoneNumbers(formats !== undefined && phone !== undefined)
  const { country: nameOf } = useFormats()
  const country = place.countryCode === '' ? place.country : nameOf(place.countryCode)
  const written = formats?.addressLines({ ...place, country, name }) ?? [
    name,
    ...lines
      .map((line) => (line === place.country ? country : stateUntilKnown(line)))
      .filter((line) => line !== ''),
  ]
  const numbers = [
    ...(taxNumber === undefined ? [] : [taxNumberLine(taxNumber, place.countryCode)]),
    ...(phone === undefined ? [] : [phones?.writtenPhone(phone) ?? phone]),
  ]
  return <WrittenAddress lines={[...written, ...numbers]} />
}
