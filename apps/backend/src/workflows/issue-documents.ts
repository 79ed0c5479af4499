import type { MedusaContainer } from '@medusajs/framework/types'
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

import { draftCreditNotes, draftInvoice, type DocumentDraft } from '../lib/invoices/drafts'
import { readInvoicedOrder } from '../lib/invoices/read-invoiced-order'
import { sellerOf } from '../lib/invoices/party'
import { shopTerms } from '../lib/shop-settings/shop-terms'
import { invoicesModule } from '../modules/invoices'
import type { InvoicesService } from '../modules/invoices/service'
import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'
import { issueDocumentsStep } from './steps/issue-document'

/** Each new document, with its id. */
export const documentIssued = 'invoice_document.issued'

export interface DocumentsWanted {
  readonly orderId: string
  /** By the owner, before the invoice is due. */
  readonly isAsked?: boolean
}

/** The invoice of an order that is due and has none, or a further one for what was added and paid since; otherwise nothing. */
const draftInvoiceStep = createStep(
  'draft-invoice',
  async ({ orderId, isAsked = false }: DocumentsWanted, { container }) => {
    const nothing = new StepResponse<readonly DocumentDraft[]>([])
    const order = await readInvoicedOrder(container, orderId)
    if (order === undefined || order.is_draft_order === true) {
      if (!isAsked) return nothing
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order id not found: ${orderId}`)
    }
    const [shop] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
    // The sample orders that the seed places take no numbers of the shop's.
    if (shop?.metadata?.['seed'] === 'running') return nothing
    const [settings, { name, orderNumberPrefix }] = await Promise.all([
      container.resolve<ShopSettingsService>(shopSettingsModule).read(),
      shopTerms(container),
    ])
    const terms = { seller: sellerOf(settings, name), orderNumberPrefix }
    const draft = draftInvoice(order, { documents: await documentsOf(container, orderId), terms, isAsked })
    return new StepResponse<readonly DocumentDraft[]>(draft === undefined ? [] : [draft])
  },
)

/** A credit note for each refund of the order that has none; of an order without an invoice, nothing. */
const draftCreditNotesStep = createStep(
  'draft-credit-notes',
  async ({ orderId }: DocumentsWanted, { container }) => {
    const order = await readInvoicedOrder(container, orderId)
    const documents = await documentsOf(container, orderId)
    return new StepResponse<readonly DocumentDraft[]>(
      order === undefined ? [] : draftCreditNotes(order, documents),
    )
  },
)

const documentsOf = async (container: MedusaContainer, orderId: string) =>
  container.resolve<InvoicesService>(invoicesModule).ofOrder(orderId)

/** Issues what an order lacks of invoices and credit notes (decision 63). Of two at once the second finds nothing left. */
export const issueDocumentsWorkflow = createWorkflow(
  'issue-order-documents',
  (input: WorkflowData<DocumentsWanted>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { orderId } }) => ({
        keys: [`documents:${orderId}`],
        refusal: 'The documents of this order are being issued at the moment.',
      })),
    )
    const invoices = issueDocumentsStep(draftInvoiceStep(input)).config({ name: 'issue-invoice' })
    // The invoice has its number before a credit note names it.
    const notes = issueDocumentsStep(draftCreditNotesStep(input)).config({ name: 'issue-credit-notes' })
    const issued = transform({ invoices, notes }, (known) => [...known.invoices, ...known.notes])
    when('is-issued', { issued }, (known) => known.issued.length > 0).then(() =>
      emitEventStep({
        eventName: documentIssued,
        data: transform({ issued }, (known) => known.issued.map((id) => ({ id }))),
      }),
    )
    freeLocksStep(lock)
    return new WorkflowResponse(issued)
  },
)
