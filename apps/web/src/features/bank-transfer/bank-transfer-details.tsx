import type { BankTransfer } from '@umber/storefront-core/checkout'
import { bankTransferCopy as copy } from '../../copy/payments.ts'
import { useServices } from '../../services/services-context.ts'

/** Where to send the money of an order, for the shopper to copy into the bank's form. */
export function BankTransferDetails({ transfer }: { readonly transfer: BankTransfer }) {
  const { checkout: written } = useServices().preset.money
  const { amount, holder, iban, bic, reference } = transfer
  const rows = [
    [copy.amount, written(amount)],
    [copy.holder, holder],
    [copy.iban, inFours(iban)],
    ...(bic === undefined ? [] : [[copy.bic, bic] as const]),
    [copy.reference, inFours(reference)],
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

/** As banks print it; their forms ignore the spaces. */
const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ')
