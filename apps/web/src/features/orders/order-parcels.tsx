import type { OrderDetails, OrderLine, Parcel } from '@umber/storefront-core/orders'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import type { Formats } from '../../config/formats.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { Heading } from '../../ui/primitives/text.tsx'
import { TrackingLink } from './tracking-link.tsx'
import { inRow } from '../../i18n/in-row.ts'

/** Each parcel with its contents, how far it is and its tracking numbers. */
export function OrderParcels({ order: { parcels, items } }: { readonly order: OrderDetails }) {
  const formats = useFormats()
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="order-parcels" className="mt-10">
      <Heading level={2} look="h3" id="order-parcels">
        {copy.parcels}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {parcels.map((parcel, index) => (
          <li key={parcel.id} className="border-b border-line py-4">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span>{copy.parcel({ place: index + 1, all: parcels.length })}</span>
              <span className="text-ink-2">{stateWords(parcel, formats)}</span>
            </p>
            {parcel.items.map(({ lineId, quantity }) => (
              <span key={lineId} className="block text-small wrap-anywhere text-ink-2" dir="auto">
                {copy.piece({ title: titleOf(items.find(({ id }) => id === lineId)), quantity })}
              </span>
            ))}
            {parcel.trackings.map((tracking) => (
              <TrackingLink key={tracking.number} tracking={tracking} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateWords({ packedAt, shippedAt, deliveredAt }: Parcel, { day }: Formats): string | undefined {
  const { packed, shipped, delivered } = copy.parcelStates
  if (deliveredAt !== undefined) return delivered(day(deliveredAt))
  if (shippedAt !== undefined) return shipped(day(shippedAt))
  return packedAt === undefined ? undefined : packed(day(packedAt))
}

const titleOf = (line: OrderLine | undefined): string => inRow([line?.title, line?.variantTitle])
