import { returnsOf, type Order, type OrderSums } from '@umber/storefront-core/orders'
import { invoiceFileName, invoiceText } from '@umber/storefront-core/account'
import { paths } from '../../config/paths.ts'
import { intlTagOf } from '../../config/locale.ts'
import { useServices } from '../../services/services-context.ts'
import { historyCopy as copy, orderWords } from '../../copy/account.ts'
import { orderCopy } from '../../copy/after-sales.ts'
import { orderCardCopy as own } from '../../copy/order-card.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { statusWords } from '../../copy/order-labels.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { Reorder } from './reorder.tsx'
import { useReturnWindow } from './use-after-sales.ts'
import { inRow } from '../../i18n/in-row.ts'

export function OrderCard({ order }: { readonly order: Order }) {
  const formats = useFormats()
  const { displayId, placedAt, status, total, items, tracking, ledger } = order
  const { label, tone } = statusWords(status)
  const isLive = useServices().preset.hasOrderPages
  const isCanceled = status.kind === 'canceled'
  return (
    <article aria-label={orderWords(displayId)} className="border border-line">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line bg-sunk px-5 py-4">
        <div>
          <Heading level={2} look="h3" className="tabular">
            {orderWords(displayId)}
          </Heading>
          <p className="text-small text-ink-2">{copy.placed(formats.day(placedAt))}</p>
          {tracking !== undefined && (
            <p className="text-small wrap-anywhere text-ink-2">{copy.tracking(tracking.number)}</p>
          )}
        </div>
        <div className="flex flex-col items-end gap-1">
          <Badge tone={tone}>{label}</Badge>
          <p className="tabular">
            <span className="text-small text-ink-2">{isLive && isCanceled ? own.ordered : copy.total} </span>
            {formats.money(total)}
          </p>
          {isLive && ledger !== undefined && <Money ledger={ledger} />}
        </div>
      </header>
      <ul className="px-5">
        {items.map((item) => (
          <li key={item.id} className="flex gap-4 border-b border-line py-4">
            <span className="w-14 shrink-0">
              <Picture src={item.image} alt="" sizes="56px" />
            </span>
            <span className="min-w-0 flex-1" dir="auto">
              {item.slug === undefined ? (
                item.title
              ) : (
                <Link to={paths.product(item.slug)} className="wrap-anywhere hover:underline">
                  {item.title}
                </Link>
              )}
              <span className="block text-small text-ink-2">
                {inRow([
                  item.variantTitle,
                  (!isLive || item.unitPrice === undefined) && copy.quantity(item.quantity),
                ])}
              </span>
            </span>
            <span className="tabular">
              {isLive && item.unitPrice !== undefined && item.quantity > 1
                ? own.line({ quantity: item.quantity, price: formats.money(item.unitPrice) })
                : formats.money(item.unitPrice)}
            </span>
          </li>
        ))}
      </ul>
      <OrderActions order={order} />
    </article>
  )
}

/** What was given back, and what is left to pay or owed. */
function Money({ ledger: { charged, refunded, balance } }: { readonly ledger: OrderSums }) {
  const formats = useFormats()
  const { sums } = orderCopy
  const facts = [
    refunded && ([sums.refunded, refunded] as const),
    balance.kind === 'to-pay' && charged && ([sums.toPay, balance.amount] as const),
    balance.kind === 'owed' && ([sums.owed[balance.when], balance.amount] as const),
  ]
  return facts.map(
    (fact) =>
      fact && (
        <p key={fact[0]} className="tabular text-small text-ink-2">
          {fact[0]} {formats.money(fact[1])}
        </p>
      ),
  )
}

/** In the showcase these buttons only show a message; in the live shop they lead to the real pages. */
function OrderActions({ order }: { readonly order: Order }) {
  const { locale, preset } = useServices()
  const { hasOrderPages, waits } = preset
  const { id, tracking, status } = order
  const formats = useFormats()
  const returns = returnsOf(order, useReturnWindow())
  const track = () =>
    tracking === undefined
      ? notify({ title: copy.noTracking, tone: 'warning' })
      : notify({ title: copy.trackingToast(tracking.number), tone: 'success' })
  const downloadInvoice = () => {
    notify({ title: copy.invoiceToast })
    setTimeout(
      () => downloadText(invoiceFileName(id), invoiceText(order, intlTagOf(locale))),
      waits.invoiceMs,
    )
  }
  if (!hasOrderPages)
    return (
      <div className={actions}>
        <Act onPress={() => notify({ title: copy.detailsSoon, tone: 'info' })}>{copy.details}</Act>
        <Act onPress={track}>{copy.track}</Act>
        <Act onPress={downloadInvoice}>{copy.invoice}</Act>
        {status.kind === 'delivered' && (
          <Act onPress={() => notify({ title: copy.returnSoon, tone: 'info' })}>{copy.returnItem}</Act>
        )}
      </div>
    )
  const of = (words: string) => own.actionOf({ words, id: order.displayId })
  return (
    <div className="px-5 py-2">
      {returns !== undefined && (
        <p className="pt-1 text-small text-ink-2">
          {returns.isOpen
            ? own.returnBy(formats.day(returns.until))
            : own.returnClosed(formats.day(returns.until))}
        </p>
      )}
      <Reorder isOnCard lines={order.items}>
        <LinkButton variant="link" size="small" aria-label={of(copy.details)} to={paths.order(id)}>
          {copy.details}
        </LinkButton>
        {status.kind === 'canceled' ? null : tracking?.url === undefined ? (
          <Act onPress={track}>{copy.track}</Act>
        ) : (
          <a href={tracking.url} rel="noopener" className={buttonClass({ variant: 'link', size: 'small' })}>
            {copy.track}
          </a>
        )}
        <LinkButton variant="link" size="small" aria-label={of(own.invoice)} to={paths.invoice(id)}>
          {own.invoice}
        </LinkButton>
        {returns?.isOpen && (
          <LinkButton variant="link" size="small" aria-label={of(copy.returnItem)} to={paths.return(id)}>
            {copy.returnItem}
          </LinkButton>
        )}
      </Reorder>
    </div>
  )
}

const actions = 'flex flex-wrap gap-x-6 px-5 py-2'

function Act({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <Button variant="link" size="small" onClick={onPress}>
      {children}
    </Button>
  )
}

/** Downloads a text as a file. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has started by then and no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
