import type { OrderDetails } from '@umber/storefront-core/orders'
import { intlTagOf } from '../../config/locale.ts'
import { orderChangesCopy as copy } from '../../copy/order-changes.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { inRow } from '../../i18n/in-row.ts'
import { useServices } from '../../services/services-context.ts'
import { CancelOrder } from './cancel-order.tsx'
import { ChangeAddress } from './change-address.tsx'
import { useChangeTerms } from './use-order-changes.ts'

interface OwnChangesProps {
  readonly order: OrderDetails
  readonly reread: (() => void) | undefined
}

/** What the buyer may still change of an order, and what they wrote with it. Nothing until the backend has said. */
export function OwnChanges({ order, reread }: OwnChangesProps) {
  const { locale } = useServices()
  const formats = useFormats()
  const terms = useChangeTerms(order)
  if (terms === undefined) return null
  const { cancelUntil, address, note, giftMessage } = terms
  const time = new Intl.DateTimeFormat(intlTagOf(locale), { timeStyle: 'short' })
  const moment = (iso: string) => inRow([formats.day(iso), time.format(new Date(iso))])
  const texts = [
    { label: copy.note, text: note },
    { label: copy.gift, text: giftMessage },
  ]
  return (
    <>
      {(cancelUntil !== undefined || address !== undefined) && (
        <div className="mt-3 flex flex-wrap items-start gap-3 print:hidden">
          {address !== undefined && <ChangeAddress order={order} address={address} reread={reread} />}
          {cancelUntil !== undefined && <CancelOrder order={order} reread={reread} />}
        </div>
      )}
      {cancelUntil !== undefined && (
        <p className="mt-3 text-small text-ink-2 print:hidden">{copy.until(moment(cancelUntil))}</p>
      )}
      {texts.some(({ text }) => text !== undefined) && (
        <dl className="mt-6 max-w-reading">
          {texts.map(
            ({ label, text }) =>
              text !== undefined && (
                <div key={label} className="mt-2">
                  <dt className="font-medium">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
                    {text}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </>
  )
}
