import type { OrderAddress } from '@umber/storefront-core/orders'
import { addressFieldsCopy as copy } from '../../copy/address-fields.ts'
import { useAddressFormats, usePhoneNumbers } from '../../queries/use-address-libraries.ts'

export function AddressLines({ address }: { readonly address: OrderAddress }) {
  const { name, lines, phone, taxNumber, place } = address
  const formats = useAddressFormats()
  const phones = usePhoneNumbers(formats !== undefined && phone !== undefined)
  const written = formats?.addressLines({ ...place, name }) ?? [name, ...lines]
  const numbers = [
    ...(taxNumber === undefined ? [] : [copy.taxNumberLine(taxNumber)]),
    ...(phone === undefined ? [] : [phones?.writtenPhone(phone) ?? phone]),
  ]
  return (
    <address className="not-italic wrap-anywhere" dir="auto">
      {[...written, ...numbers].map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be alike, and none moves
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
