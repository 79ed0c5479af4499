import { DocumentQuery } from '../api/store/orders/[id]/invoice.pdf/query'
import { OrderReturnBody } from '../api/store/orders/[id]/returns/body'
import { unknown, type Operation } from './operation'

/** What belongs to an order: documents, history, returns. */
export const orderOperations: Readonly<Record<string, Operation>> = {
  'GET /store/orders/{id}/invoice': {
    summary:
      'The invoice and the credit notes of an order, for its customer or with the header x-order-access',
    access: 'owner',
    answer: { documents: 'Each with kind, number, issued_at and its frozen content; the invoice first' },
    refusals: unknown,
  },
  'GET /store/orders/{id}/invoice.pdf': {
    summary: 'The invoice of an order as a PDF, or another of its documents',
    access: 'owner',
    query: DocumentQuery,
    answer: {},
    refusals: unknown,
  },
  'GET /store/orders/{id}/timeline': {
    summary: 'What happened to an order, with dates, and its returns',
    access: 'owner',
    answer: { events: 'The first of all first', returns: 'Each with its items, its label and its exchange' },
    refusals: unknown,
  },
  'GET /store/orders/{id}/exchange-choices': {
    summary:
      'The variants that the lines of an order can be exchanged for: of the product, at its price, in stock',
    access: 'owner',
    answer: { lines: 'Each with its variants' },
    refusals: unknown,
  },
  'POST /store/orders/{id}/returns': {
    summary: 'Requests a return, as POST /store/returns, with what is wanted in exchange',
    access: 'owner',
    body: OrderReturnBody,
    answer: { return: 'Its id' },
    refusals: {
      400: 'not_allowed: what cannot be returned; exchange_not_possible',
      409: 'too_busy: nothing was done',
    },
  },
  'GET /store/orders/{id}/returns/{return_id}/label': {
    summary: 'The label of a return, a PDF',
    access: 'owner',
    answer: {},
    refusals: unknown,
  },
}
