import { paths } from '../../config/paths.ts'
import { orderCopy, returnCopy as copy } from '../../copy/after-sales.ts'
import { useNavigate } from '../../hooks/use-navigate.ts'
import { Breadcrumb } from '../../ui/primitives/breadcrumb.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { CustomerOrder } from './customer-order.tsx'
import { ReturnTerms } from './return-terms.tsx'

export function RequestReturnScreen({ id }: { readonly id: string }) {
  const navigate = useNavigate()
  return (
    <CustomerOrder id={id} title={() => copy.title}>
      {(order, reread) => (
        <div className="max-w-reading">
          <Breadcrumb
            crumbs={[
              { label: orderCopy.all, to: paths.orders() },
              { label: order.displayId, to: paths.order(order.id) },
              { label: copy.title },
            ]}
          />
          <ReturnTerms
            order={order}
            back={
              <LinkButton variant="outline" to={paths.order(order.id)}>
                {copy.back}
              </LinkButton>
            }
            reread={reread}
            onRequested={() => navigate(paths.order(order.id), { replace: true })}
          />
        </div>
      )}
    </CustomerOrder>
  )
}
