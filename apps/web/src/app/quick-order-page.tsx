import { NotFoundScreen } from '../features/layout/not-found-screen.tsx'
import { QuickOrderScreen } from '../features/quick-order/quick-order-screen.tsx'

/** Orders by a list of SKUs, or the 404 page. */
export const QuickOrderPage = () => <QuickOrderScreen missing={<NotFoundScreen />} />
