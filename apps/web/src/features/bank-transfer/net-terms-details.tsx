import type { NetTerms } from '@umber/storefront-core/checkout'
import { netTermsCopy as copy } from '../../copy/payments.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useServices } from '../../services/services-context.ts'

/** Until when which sum of an order on invoice is to be paid. */
export function NetTermsDetails({ terms }: { readonly terms: NetTerms }) {
  const { checkout: written } = useServices().preset.money
  const formats = useFormats()
  const rows = [
    [copy.amount, written(terms.amount)],
    [copy.due, formats.day(terms.dueAt)],
  ] as const
  return (
    <section aria-label={copy.heading} className="bg-sunk p-6">
      <p>{copy.sentence}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-ink-2">{name}</dt>
            <dd className="tabular mt-1 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
