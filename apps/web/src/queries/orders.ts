import type { Order } from '@umber/storefront-core/orders'
import type { OrderTab } from '@umber/storefront-core/account'
import type { Services } from '../services/services-context.ts'
import type { LoadMoreList } from './use-load-more-query.ts'

const pageSize = 20

/** A customer's orders, the latest first. Each tab is a query of its own over the whole history. */
export const orderList = (
  { accountPorts }: Pick<Services, 'accountPorts'>,
  customerId: string,
  tab: OrderTab,
): LoadMoreList<Order> => ({
  queryKey: ['orders', customerId, tab],
  page: async (offset, { signal }) => {
    const { orderHistory } = await accountPorts()
    const status = tab === 'all' ? undefined : tab
    const { orders, total } = await orderHistory.list({ offset, limit: pageSize, status }, { signal })
    return { items: orders, total, read: orders.length }
  },
  keepsPrevious: true,
})
