import type { MedusaResponse } from '@medusajs/framework/http'

import type { IssuedDocument } from '../lib/invoices/document-content'
import { documentPdf } from '../lib/invoices/pdf/document-pdf'

/** A document as the API tells it. */
export const toldDocument = ({ id, kind, number, issuedAt, content }: IssuedDocument) => ({
  id,
  kind,
  number,
  issued_at: issuedAt,
  content,
})

/** The name of its file: numbers may have slashes. */
export const fileNameOf = ({ number }: Pick<IssuedDocument, 'number'>): string =>
  `${number.replaceAll('/', '-')}.pdf`

export async function answerPdf(response: MedusaResponse, document: IssuedDocument): Promise<void> {
  const bytes = await documentPdf(document)
  response
    .setHeader('Content-Type', 'application/pdf')
    .setHeader('Content-Disposition', `attachment; filename="${fileNameOf(document)}"`)
    .setHeader('Cache-Control', 'private, no-store')
    .end(bytes)
}
