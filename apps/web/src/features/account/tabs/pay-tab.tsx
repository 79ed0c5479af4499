import type { PaymentMethod } from '@umber/storefront-core/account'
import { accountCopy } from '../../../copy/account.ts'
import { EmptyBagIllustration } from '../../../ui/illustrations/empty-bag.tsx'
import { ShieldIcon } from '../../../ui/page-icons.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountSection } from '../account-section.tsx'
import { useLoyaltyQuery } from '../use-account-query.ts'

const copy = accountCopy.pay

export function PayTab() {
  const query = useLoyaltyQuery('payment-methods', ({ paymentMethods }) => paymentMethods.list())
  const makeDefault = async (id: string) => {
    const outcome = await query.change(({ paymentMethods }) => paymentMethods.makeDefault(id))
    if (outcome === 'done') notify({ title: copy.madeDefault, tone: 'success' })
  }
  const remove = async (id: string) => {
    const outcome = await query.change(({ paymentMethods }) => paymentMethods.remove(id))
    if (outcome === 'done') notify({ title: copy.removed, tone: 'success' })
  }
  return (
    <AccountSection query={query}>
      {(methods) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Heading level={2} look="h3">
              {copy.heading}
            </Heading>
            <Button onClick={() => notify({ title: copy.addSoon, tone: 'info' })}>{copy.add}</Button>
          </div>
          {methods.length === 0 ? (
            <EmptyState
              level={3}
              drawing={<EmptyBagIllustration />}
              title={copy.empty}
              sentence={copy.emptyHint}
            />
          ) : (
            <ul className="mt-6 grid gap-5 md:grid-cols-2">
              {methods.map((method) => (
                <MethodCard
                  key={method.id}
                  method={method}
                  onDefault={() => void makeDefault(method.id)}
                  onRemove={() => void remove(method.id)}
                />
              ))}
            </ul>
          )}
          <p className="mt-6 flex items-start gap-2 text-small text-ink-2">
            <ShieldIcon className="shrink-0" />
            {copy.note}
          </p>
        </>
      )}
    </AccountSection>
  )
}

interface MethodCardProps {
  readonly method: PaymentMethod
  readonly onDefault: () => void
  readonly onRemove: () => void
}

function MethodCard({ method, onDefault, onRemove }: MethodCardProps) {
  const { brand, last4, holderName, expiryMonth, expiryYear, isDefault } = method
  const card = copy.ending({ brand, last4 })
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
  return (
    <li className="flex flex-col gap-3 border border-line p-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{card}</span>
        {isDefault && <Badge tone="strong">{copy.isDefault}</Badge>}
      </p>
      <p className="flex-1 text-ink-2">
        <span className="block" dir="auto">
          {holderName}
        </span>
        <span className="tabular block">{copy.expires(expiry)}</span>
      </p>
      <div className="flex flex-wrap gap-x-5">
        {!isDefault && (
          <Button variant="link" size="small" aria-label={copy.setDefaultNamed(card)} onClick={onDefault}>
            {copy.setDefault}
          </Button>
        )}
        <Button variant="link" size="small" aria-label={copy.removeNamed(card)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </li>
  )
}
