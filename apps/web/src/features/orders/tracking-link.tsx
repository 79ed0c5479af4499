import type { Tracking } from '@umber/storefront-core/orders'

/** A tracking number, which leads to the carrier's page if there is one. */
export function TrackingLink({ tracking: { number, url } }: { readonly tracking: Tracking }) {
  if (url === undefined) return <span className="tabular block wrap-anywhere">{number}</span>
  return (
    <a
      href={url}
      rel="noopener"
      className="tabular flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {number}
    </a>
  )
}
