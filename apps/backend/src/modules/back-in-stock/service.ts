import { MedusaService } from '@medusajs/framework/utils'

import { StockRequest } from './models/stock-request'

export interface NewStockRequest {
  /** In lower case. */
  readonly email: string
  readonly customer_id: string | null
  readonly product_id: string
  readonly variant_id: string
  readonly sales_channel_id: string
  readonly locale: string | null
}

/** The rest follows with the next change. */
const mostAtOnce = 10_000

/** Addresses that wait for variants. */
export class BackInStockService extends MedusaService({ StockRequest }) {
  /** Idempotent for an address that waits already. Of two at once the second fails on insert. */
  async ask(request: NewStockRequest): Promise<void> {
    if (await this.isWaiting(request)) return
    try {
      await this.createStockRequests(request)
    } catch (error) {
      if (!(await this.isWaiting(request))) throw error
    }
  }

  /** Those of the products, or all products, that someone waits for a variant of. */
  async waitedFor(productIds?: readonly string[]): Promise<readonly string[]> {
    if (productIds?.length === 0) return []
    const found = await this.listStockRequests(
      { mailed_at: null, ...(productIds !== undefined && { product_id: [...productIds] }) },
      { take: mostAtOnce, select: ['product_id'] },
    )
    return [...new Set(found.map(({ product_id: id }) => id))]
  }

  async waiting(productIds: readonly string[]) {
    return await this.listStockRequests(
      { product_id: [...productIds], mailed_at: null },
      { take: mostAtOnce, order: { created_at: 'ASC' } },
    )
  }

  async areMailed(ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      await this.updateStockRequests({ selector: { id: [...ids] }, data: { mailed_at: new Date() } })
  }

  /** Deletes all requests of the address that the request is of; idempotent. */
  async leave(id: string): Promise<void> {
    const [found] = await this.listStockRequests({ id }, { take: 1, select: ['id', 'email'] })
    if (found !== undefined) await this.deleteStockRequests({ email: found.email })
  }

  private async isWaiting({ email, variant_id }: NewStockRequest): Promise<boolean> {
    const known = await this.listStockRequests(
      { email, variant_id, mailed_at: null },
      { take: 1, select: ['id'] },
    )
    return known.length > 0
  }
}
