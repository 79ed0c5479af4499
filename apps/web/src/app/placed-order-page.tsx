import { PlacedOrderScreen } from '../features/checkout/placed-order-screen.tsx'
import { LinkedOrder } from '../features/orders/linked-order.tsx'
import { OrderDetailsScreen } from '../features/orders/order-details-screen.tsx'

/**
 * The page of a placed order. The tab that placed it shows the confirmation. Elsewhere, shows the order to its
 * customer or with the access token of the email's link; everyone else gets the order lookup, because the id alone
 * grants no access.
 */
export function PlacedOrderPage({ id }: { readonly id: string }) {
  return (
    <PlacedOrderScreen
      id={id}
      renderElsewhere={(access) =>
        access === '' ? <OrderDetailsScreen id={id} /> : <LinkedOrder id={id} access={access} />
      }
    />
  )
}
