import { PlacedOrderScreen } from '../features/checkout/placed-order-screen.tsx'

interface PlacedOrderPageProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export const PlacedOrderPage = ({ params }: PlacedOrderPageProps) => (
  <PlacedOrderScreen id={params['id'] ?? ''} />
)
