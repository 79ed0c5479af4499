import { paths } from '../../config/paths.ts'
import { orderCopy as copy } from '../../copy/after-sales.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { CustomerOrder } from './customer-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderRecords } from './order-records.tsx'
import { OrderView } from './order-view.tsx'

/** One of the customer's own orders. */
export function OrderDetailsScreen({ id }: { readonly id: string }) {
  const { hasReviews = false } = useShopSettings()
  return (
    <CustomerOrder id={id} title={copy.title}>
      {(order) => (
        <OrderView
          order={order}
          canReview={hasReviews}
          records={<OrderRecords order={order} />}
          trail={
            <Breadcrumb crumbs={[{ label: copy.all, to: paths.orders() }, { label: order.displayId }]} />
          }
          actions={
            <OrderActions
              order={order}
              invoice={
                <LinkButton variant="outline" to={paths.invoice(order.id)}>
                  {copy.actions.invoice}
                </LinkButton>
              }
              returnItems={
                <LinkButton variant="outline" to={paths.return(order.id)}>
                  {copy.actions.returnItems}
                </LinkButton>
              }
            />
          }
        />
      )}
    </CustomerOrder>
  )
}
