import { paths } from '../../config/paths.ts'
import { invoiceCopy as copy } from '../../copy/after-sales.ts'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { CustomerOrder } from './customer-order.tsx'
import { Invoice } from './invoice.tsx'

export function InvoiceScreen({ id }: { readonly id: string }) {
  return (
    <CustomerOrder id={id} title={copy.title}>
      {(order) => (
        <Invoice
          order={order}
          back={
            <LinkButton variant="outline" to={paths.order(order.id)}>
              {copy.back}
            </LinkButton>
          }
        />
      )}
    </CustomerOrder>
  )
}
