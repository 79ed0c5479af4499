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

import { creditNoteContent } from '../lib/invoices/credit-note-content'
import type { IssuedDocument } from '../lib/invoices/document-content'
import { refundsOf } from '../lib/invoices/invoiced-order'
import { readInvoicedOrder } from '../lib/invoices/read-invoiced-order'
import { invoicesModule } from '../modules/invoices'
import type { InvoicesService } from '../modules/invoices/service'
import { documentIssued, issueInvoiceWorkflow } from './issue-invoice'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'
import { issueDocumentsStep, type DocumentDraft } from './steps/issue-document'

interface CreditWanted {
  readonly orderId: string
}

/** A credit note for each refund of the order that has none; of an order without an invoice, nothing. */
const draftCreditNotesStep = createStep(
  'draft-credit-notes',
  async ({ orderId }: CreditWanted, { container }) => {
    const documents = await container.resolve<InvoicesService>(invoicesModule).ofOrder(orderId)
    const invoice = documents.find(({ kind }) => kind === 'invoice')
    const order = await readInvoicedOrder(container, orderId)
    if (invoice === undefined || order === undefined) return new StepResponse<readonly DocumentDraft[]>([])
    const made = refundsOf(order)
      .filter(({ id, amount }) => Number(amount) > 0 && !documents.some(({ cause }) => cause === causeOf(id)))
      .toSorted(
        (one, other) => Number(new Date(one.created_at ?? 0)) - Number(new Date(other.created_at ?? 0)),
      )
    const earlier: IssuedDocument[] = documents.filter(({ kind }) => kind === 'credit-note')
    const drafts: DocumentDraft[] = []
    for (const refund of made) {
      const content = creditNoteContent({ invoice, earlier, refund, items: order.items })
      const draft: DocumentDraft = { kind: 'credit-note', cause: causeOf(refund.id), orderId, content }
      drafts.push(draft)
      earlier.push({ ...draft, id: '', number: '', issuedAt: '' })
    }
    return new StepResponse<readonly DocumentDraft[]>(drafts)
  },
)

const causeOf = (refundId: string): string => `refund:${refundId}`

/** Issues the credit notes of an order's refunds, and its invoice before them. Of two at once the second finds nothing left. */
export const issueCreditNotesWorkflow = createWorkflow(
  'issue-credit-notes',
  (input: WorkflowData<CreditWanted>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { orderId } }) => ({
        keys: [`credit-notes:${orderId}`],
        refusal: 'The credit notes of this order are being issued at the moment.',
      })),
    )
    issueInvoiceWorkflow.runAsStep({ input })
    const issued = issueDocumentsStep(draftCreditNotesStep(input)).config({ name: 'issue-credit-notes' })
    when('is-credited', { issued }, (known) => known.issued.length > 0).then(() =>
      emitEventStep({
        eventName: documentIssued,
        data: transform({ issued }, (known) => known.issued.map((id) => ({ id }))),
      }),
    )
    freeLocksStep(lock)
    return new WorkflowResponse(issued)
  },
)
