import { MedusaService } from '@medusajs/framework/utils'

import { CustomerSession } from './models/customer-session'

export class SessionsService extends MedusaService({ CustomerSession }) {
  async forget(customerIds: readonly string[]): Promise<void> {
    await this.deleteCustomerSessions({ customer_id: [...customerIds] })
  }
}
