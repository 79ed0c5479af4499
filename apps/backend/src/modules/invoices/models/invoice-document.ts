import { model } from '@medusajs/framework/utils'

/** An invoice or a credit note. It is never changed. */
export const InvoiceDocument = model
  .define('invoice_document', {
    id: model.id({ prefix: 'invdoc' }).primaryKey(),
    kind: model.enum(['invoice', 'credit-note']),
    /** As it is written on the document. */
    number: model.text(),
    /** The number without its prefix. */
    number_value: model.number(),
    series_id: model.text(),
    /** What it was issued for, once: `order:…` or `refund:…`. */
    cause: model.text(),
    order_id: model.text(),
    issued_at: model.dateTime(),
    /** JSON of `DocumentContent`. A column of the type JSON would be written in another order of its fields. */
    content: model.text(),
  })
  .indexes([{ on: ['number'], unique: true }, { on: ['cause'], unique: true }, { on: ['order_id'] }])
