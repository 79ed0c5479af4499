import type { Admin } from '@umber/commerce-client/admin'
import type { TestBackend } from '@umber/commerce-client/testing'

const people = [
  { id: 'cus_1', email: 'asha@umber.example', first_name: 'Asha', has_account: true },
  { id: 'cus_2', email: 'ravi@umber.example', first_name: 'Ravi', has_account: true },
  { id: 'cus_3', email: 'guest@umber.example', first_name: null, has_account: false },
]

/** Customers and their groups. */
export function answerPeople({ on }: TestBackend): void {
  on<Admin['customer']['list']>('GET /admin/customers', ({ query }) => {
    const asked = query.get('has_account')
    const found = people.filter(({ has_account }) => asked === null || String(has_account) === asked)
    const offset = Number(query.get('offset') ?? 0)
    const limit = Number(query.get('limit') ?? 50)
    return { customers: found.slice(offset, offset + limit), count: found.length, offset, limit }
  })
  on<Admin['customerGroup']['create']>('POST /admin/customer-groups', ({ body }) => ({
    customer_group: { id: 'cusgroup_1', ...(body as object) },
  }))
  on<Admin['customerGroup']['batchCustomers']>('POST /admin/customer-groups/:id/customers', ({ params }) => ({
    customer_group: { id: params['id'] ?? '', name: 'Wholesale' },
  }))
}
