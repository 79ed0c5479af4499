import { OrderDetailsScreen } from '../features/orders/order-details-screen.tsx'

interface OrderPageProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export const OrderPage = ({ params }: OrderPageProps) => <OrderDetailsScreen id={params['id'] ?? ''} />
