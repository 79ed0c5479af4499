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
  const { hasOrderPages } = useServices().preset
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
            <div className="mt-4 overflow-x-auto">
              <table className="w-full min-w-xl border-collapse">
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
                          {hasOrderPages ? (
                            <LinkButton
                              variant="link"
                              size="small"
                              aria-label={copy.detailsOf(displayId)}
                              to={paths.order(id)}
                            >
                              {copy.details}
                            </LinkButton>
                          ) : (
                            <Button
                              variant="link"
                              size="small"
                              aria-label={copy.detailsOf(displayId)}
                              onClick={() => notify({ title: copy.soon, tone: 'info' })}
                            >
                              {copy.details}
                            </Button>
                          )}
                        </td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </div>
          )}
          <LinkButton to={paths.orders()} variant="link" className="mt-4">
            {copy.all}
          </LinkButton>
        </>
      )}
    </AccountSection>
  )
}
