import { model } from '@medusajs/framework/utils'

/** A range of numbers without gaps. With `{year}` in the template every year has its own. */
export const NumberSeries = model.define('invoice_number_series', {
  /** The kind of document and the prefix. */
  id: model.text().primaryKey(),
  kind: model.enum(['invoice', 'credit-note']),
  /** The prefix as the settings have it. */
  template: model.text(),
  next_number: model.number(),
})
