import type { OrderAddress } from '@umber/storefront-core/orders'

export function AddressLines({ address }: { readonly address: OrderAddress }) {
  const { name, lines, phone } = address
  return (
    <address className="not-italic wrap-anywhere" dir="auto">
      {[name, ...lines, ...(phone === undefined ? [] : [phone])].map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be alike, and none moves
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
