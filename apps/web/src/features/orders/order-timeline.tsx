import type { OrderDetails, OrderReturn } from '@umber/storefront-core/orders'
import { orderCopy, timelineCopy as copy } from '../../copy/after-sales.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { useDownload, useOrderTimeline } from './use-order-records.ts'
import { inRow } from '../../i18n/in-row.ts'

/** What happened to an order, with dates, and its returns. Nothing until it is read: the order's page says the rest. */
export function OrderTimeline({ order }: { readonly order: OrderDetails }) {
  const timeline = useOrderTimeline(order)
  const formats = useFormats()
  if (timeline === undefined || timeline.events.length === 0) return null
  const { events, returns } = timeline
  return (
    <>
      {returns.length > 0 && (
        <section aria-labelledby="order-returns" className="mt-10">
          <Heading level={2} look="h3" id="order-returns">
            {copy.returns}
          </Heading>
          <ul className="mt-4 border-t border-line">
            {returns.map((one) => (
              <ReturnRow key={one.id} order={order} of={one} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="order-timeline" className="mt-10">
        <Heading level={2} look="h3" id="order-timeline">
          {copy.heading}
        </Heading>
        <ol className="mt-4 border-t border-line">
          {events.map(({ kind, at, amount, trackings }, place) => (
            <li key={`${kind} ${at} ${String(place)}`} className="border-b border-line py-3">
              <p className="flex flex-wrap justify-between gap-x-6">
                <span>
                  {copy.events[kind]}
                  {amount !== undefined && (
                    <span className="tabular ms-2 text-ink-2">{formats.money(amount)}</span>
                  )}
                </span>
                <time dateTime={at} className="text-ink-2">
                  {formats.day(at)}
                </time>
              </p>
              {/* The parcel has the link. */}
              {trackings.map(({ number }) => (
                <span key={number} className="tabular block text-small wrap-anywhere text-ink-2">
                  {number}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

interface ReturnRowProps {
  readonly order: OrderDetails
  readonly of: OrderReturn
}

function ReturnRow({ order, of: { id, state, items, label, exchange } }: ReturnRowProps) {
  const pieces = items.map(({ lineId, quantity }) => {
    const line = order.items.find((one) => one.id === lineId)
    const title = inRow([line?.title, line?.variantTitle])
    return orderCopy.piece({ title, quantity })
  })
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="wrap-anywhere" dir="auto">
          {copy.return(inRow(pieces))}
        </span>
        <span className="text-ink-2">{copy.states[state]}</span>
      </p>
      {exchange !== undefined && state !== 'canceled' && (
        <p className="mt-1 text-small text-ink-2">{copy.exchange[exchange]}</p>
      )}
      {state === 'requested' &&
        (label === undefined ? (
          <p className="mt-1 text-small text-ink-2">{copy.noLabel}</p>
        ) : (
          <LabelButton order={order} returnId={id} name={label} />
        ))}
    </li>
  )
}

interface LabelButtonProps {
  readonly order: OrderDetails
  readonly returnId: string
  readonly name: string
}

function LabelButton({ order, returnId, name }: LabelButtonProps) {
  const { busy, download } = useDownload(name, async (records) => records.label(order, returnId))
  return (
    <Button variant="outline" className="mt-3" busy={busy} onClick={download}>
      {copy.label}
    </Button>
  )
}
