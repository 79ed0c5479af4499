import { returnableLines } from '@umber/storefront-core/orders'
import type { OrderDetails } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { CustomerOrder } from './customer-order.tsx'
import { OrderView } from './order-view.tsx'
import { Reorder } from './reorder.tsx'
import { returnWindow } from './use-after-sales.ts'

/** One of the customer's own orders. */
export function OrderDetailsScreen({ id }: { readonly id: string }) {
  return (
    <CustomerOrder id={id} title={copy.title}>
      {(order) => (
        <OrderView
          order={order}
          trail={
            <Breadcrumb crumbs={[{ label: copy.all, to: paths.orders() }, { label: order.displayId }]} />
          }
          actions={<Actions order={order} />}
        />
      )}
    </CustomerOrder>
  )
}

function Actions({ order }: { readonly order: OrderDetails }) {
  const isReturnable = returnableLines(order, returnWindow()).length > 0
  return (
    <div className="mt-6">
      <Reorder lines={order.items}>
        <LinkButton variant="outline" to={paths.invoice(order.id)}>
          {copy.actions.invoice}
        </LinkButton>
        {isReturnable && (
          <LinkButton variant="outline" to={paths.return(order.id)}>
            {copy.actions.returnItems}
          </LinkButton>
        )}
      </Reorder>
    </div>
  )
}
