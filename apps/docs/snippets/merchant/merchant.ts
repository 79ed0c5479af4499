import { createTestBackend, type TestBackend } from '@umber/commerce-client/testing'
import { answerAfterSales } from './after-sales.ts'
import { answerCatalogue } from './catalogue.ts'
import { answerPeople } from './people.ts'

/**
 * The admin API as far as the guides call it, which the fake backend does not have: for the key `sk_123`, new for each
 * snippet. The answers are typed by the methods of the client, so that they have no fields that Medusa lacks.
 */
export function createMerchant(): TestBackend {
  const backend = createTestBackend()
  answerAfterSales(backend)
  answerCatalogue(backend)
  answerPeople(backend)
  const importEvents = 'event: onStepSuccess\ndata: {}\n\nevent: onFinish\ndata: {}\n\n'
  backend.on('GET /admin/workflows-executions/import-products-as-chunks/subscribe', () => {
    return new Response(importEvents, { headers: { 'content-type': 'text/event-stream' } })
  })
  return {
    ...backend,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.headers.get('authorization') === `Basic ${btoa('sk_123:')}`) return backend.fetch(request)
      return Response.json({ type: 'unauthorized', message: 'Unauthorized' }, { status: 401 })
    },
  }
}
