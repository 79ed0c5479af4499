import { MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { invoiceContent } from '../lib/invoices/invoice-content'
import { isInvoiceDue } from '../lib/invoices/invoiced-order'
import { sellerOf } from '../lib/invoices/party'
import { readInvoicedOrder } from '../lib/invoices/read-invoiced-order'
import { shopTerms } from '../lib/shop-settings/shop-terms'
import { invoicesModule } from '../modules/invoices'
import type { InvoicesService } from '../modules/invoices/service'
import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'
import { issueDocumentsStep, type DocumentDraft } from './steps/issue-document'

/** Each new document, with its id. */
export const documentIssued = 'invoice_document.issued'

export interface InvoiceWanted {
  readonly orderId: string
  /** By the owner, before it is due. */
  readonly isAsked?: boolean
}

/** The invoice of an order that is due and has none; otherwise nothing. */
const draftInvoiceStep = createStep(
  'draft-invoice',
  async ({ orderId, isAsked = false }: InvoiceWanted, { container }) => {
    const nothing = new StepResponse<readonly DocumentDraft[]>([])
    const documents = await container.resolve<InvoicesService>(invoicesModule).ofOrder(orderId)
    if (documents.some(({ kind }) => kind === 'invoice')) return nothing
    const order = await readInvoicedOrder(container, orderId)
    if (order === undefined || order.is_draft_order === true) {
      if (!isAsked) return nothing
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order id not found: ${orderId}`)
    }
    if (!isAsked && !isInvoiceDue(order)) return nothing
    const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
    // The sample orders that the seed places take no numbers of the shop's.
    if (shop?.metadata?.['seed'] === 'running') return nothing
    const [settings, { name, orderNumberPrefix }] = await Promise.all([
      container.resolve<ShopSettingsService>(shopSettingsModule).read(),
      shopTerms(container),
    ])
    const content = invoiceContent(order, { seller: sellerOf(settings, name), orderNumberPrefix })
    return new StepResponse<readonly DocumentDraft[]>([
      { kind: 'invoice', cause: `order:${orderId}`, orderId, content },
    ])
  },
)

/** Issues the invoice of an order, once: when its payment was captured or a parcel has left, whichever is first (decision 63). */
export const issueInvoiceWorkflow = createWorkflow('issue-invoice', (input: WorkflowData<InvoiceWanted>) => {
  const issued = issueDocumentsStep(draftInvoiceStep(input))
  when('is-issued', { issued }, (known) => known.issued.length > 0).then(() =>
    emitEventStep({
      eventName: documentIssued,
      data: transform({ issued }, (known) => known.issued.map((id) => ({ id }))),
    }),
  )
  return new WorkflowResponse(issued)
})
