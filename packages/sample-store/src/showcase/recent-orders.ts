const rupees = (amount: number) => ({ amount, currency: 'inr' })

/** What the account's own table of orders shows; the whole history is the backend's. */
export const recentOrders = [
  {
    id: 'sample_order_3',
    displayId: 'UE-784121',
    status: { kind: 'shipped' },
    total: rupees(250.99),
    items: [],
    daysAgo: 3,
  },
  {
    id: 'sample_order_2',
    displayId: 'UE-784098',
    status: { kind: 'cancelled' },
    total: rupees(223.99),
    items: [],
    daysAgo: 38,
  },
  {
    id: 'sample_order_1',
    displayId: 'UE-784120',
    status: { kind: 'delivered' },
    total: rupees(196.99),
    items: [],
    daysAgo: 64,
  },
] as const
