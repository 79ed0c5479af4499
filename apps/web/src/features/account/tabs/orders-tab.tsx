import type { Order } from '@umber/storefront-core/orders'
import { paths } from '../../../config/paths.ts'
import { useServices } from '../../../services/services-context.ts'
import { accountCopy, historyCopy } from '../../../copy/account.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { statusWords } from '../../../copy/order-labels.ts'
import { useFormats } from '../../../hooks/use-formats.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery } from '../use-account-query.ts'

const copy = accountCopy.orders
const cell = 'border-b border-line py-3 pe-4 text-start align-middle font-normal'

export function OrdersTab() {
  const formats = useFormats()
  const query = useAccountQuery('recent-orders', ({ orderHistory }) => orderHistory.recent())
  return (
    <AccountSection query={query}>
      {(orders) => (
        <>
          <Heading level={2} look="h3">
            {copy.heading}
          </Heading>
          {orders.length === 0 ? (
            <Text className="mt-4 text-ink-2">{historyCopy.emptyHint}</Text>
          ) : (
            <>
              <ul className="mt-4 border-t border-line md:hidden">
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
              <div className="mt-4 hidden md:block">
                <table className="w-full border-collapse">
                  <thead>
                    <tr className="text-small text-ink-2">
                      {Object.entries(copy.columns).map(([name, words]) => (
                        <th key={name} scope="col" className={cell}>
                          {words}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {orders.map(({ id, displayId, placedAt, status, total }) => {
                      const { label, tone } = statusWords(status)
                      return (
                        <tr key={id}>
                          <th scope="row" className={`${cell} tabular`}>
                            {displayId}
                          </th>
                          <td className={cell}>{formats.day(placedAt)}</td>
                          <td className={cell}>
                            <Badge tone={tone}>{label}</Badge>
                          </td>
                          <td className={`${cell} tabular`}>{formats.money(total)}</td>
                          <td className={cell}>
                            <Details id={id} displayId={displayId} />
                          </td>
                        </tr>
                      )
                    })}
                  </tbody>
                </table>
              </div>
            </>
          )}
          <LinkButton to={paths.orders()} variant="link" className="mt-4">
            {copy.all}
          </LinkButton>
        </>
      )}
    </AccountSection>
  )
}

/** On small screens, instead of a row of the table. */
function OrderRow({ order: { id, displayId, placedAt, status, total } }: { readonly order: Order }) {
  const formats = useFormats()
  const { label, tone } = statusWords(status)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-b border-line py-3">
      <div>
        <p className="tabular font-medium">{displayId}</p>
        <p className="text-small text-ink-2">{formats.day(placedAt)}</p>
        <Details id={id} displayId={displayId} />
      </div>
      <div className="flex flex-col items-end gap-1">
        <Badge tone={tone}>{label}</Badge>
        <p className="tabular">{formats.money(total)}</p>
      </div>
    </li>
  )
}

function Details({ id, displayId }: Pick<Order, 'id' | 'displayId'>) {
  const { hasOrderPages } = useServices().preset
  const link = { variant: 'link', size: 'small', 'aria-label': copy.detailsOf(displayId) } as const
  return hasOrderPages ? (
    <LinkButton {...link} to={paths.order(id)}>
      {copy.details}
    </LinkButton>
  ) : (
    <Button {...link} onClick={() => notify({ title: copy.soon, tone: 'info' })}>
      {copy.details}
    </Button>
  )
}
