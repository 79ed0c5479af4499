import { MedusaService } from '@medusajs/framework/utils'

import type { DocumentContent, IssuedDocument } from '../../lib/invoices/document-content'
import { InvoiceDocument } from './models/invoice-document'
import { NumberSeries } from './models/number-series'

/** Issued documents. They are written by `lib/invoices/document-table.ts` alone, in one transaction with their number. */
export class InvoicesService extends MedusaService({ InvoiceDocument, NumberSeries }) {
  /** The documents of an order, the invoice first. */
  async ofOrder(orderId: string): Promise<readonly IssuedDocument[]> {
    const found = await this.listInvoiceDocuments(
      { order_id: orderId },
      { order: { issued_at: 'ASC', number_value: 'ASC' } },
    )
    return found.map(issued)
  }

  async find(id: string): Promise<IssuedDocument | undefined> {
    const [found] = await this.listInvoiceDocuments({ id }, { take: 1 })
    return found && issued(found)
  }
}

interface Stored {
  readonly id: string
  readonly kind: 'invoice' | 'credit-note'
  readonly number: string
  readonly cause: string
  readonly order_id: string
  readonly issued_at: Date | string
  readonly content: string
}

const issued = ({
  id,
  kind,
  number,
  cause,
  order_id: orderId,
  issued_at: at,
  content,
}: Stored): IssuedDocument => ({
  id,
  kind,
  number,
  cause,
  orderId,
  issuedAt: new Date(at).toISOString(),
  content: JSON.parse(content) as DocumentContent,
})
