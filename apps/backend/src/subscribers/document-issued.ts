import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { documentIssuedEmail } from '../lib/email/emails/document-issued'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { documentPdf } from '../lib/invoices/pdf/document-pdf'
import { readInvoicedOrder } from '../lib/invoices/read-invoiced-order'
import { isOfRefund } from '../lib/invoices/voiding-note-content'
import { accessTo } from '../lib/order-access/access-of'
import { invoicesModule } from '../modules/invoices'
import type { InvoicesService } from '../modules/invoices/service'
import { documentIssued } from '../workflows/issue-documents'
import { sendMailWorkflow } from '../workflows/send-mail'

/**
 * Sends an invoice or a credit note to the buyer. It has what the buyer typed, also for an address that is not verified: it is issued for
 * what was paid or has left the shop, so no stranger can have it sent.
 */
export default async function mailDocument({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const document = await container.resolve<InvoicesService>(invoicesModule).find(data.id)
  if (document === undefined) return
  const order = await readInvoicedOrder(container, document.orderId)
  if (order?.email == null) return
  const { kind, number, content } = document
  const { locale, country } = content
  const links = await linksFor(container, { locale, country })
  const link =
    order.customer?.has_account === true
      ? links.order(order.id)
      : links.guestOrder(order.id, accessTo(container, order.id, 'mail'))
  await sendMailWorkflow(container).run({
    input: {
      to: order.email,
      template: kind,
      cause: 'order',
      email: documentIssuedEmail(
        {
          kind: kind === 'credit-note' && !isOfRefund(content) ? 'voiding-note' : kind,
          number,
          order: content.order.number,
        },
        { link, pdf: await documentPdf(document), language: mailLanguage(locale, country) },
      ),
      once: `document:${document.id}`,
    },
  })
}

export const config: SubscriberConfig = { event: documentIssued }
