import type { ClientHeaders } from '../config.ts'
import type { Requests } from '../resources/requests.ts'
import { events, type EventsOptions } from '../streams/events.ts'
import type { ServerSentEventMessage } from '../streams/parse-events.ts'
import { fillPath } from '../transport/url.ts'
import type { AdminWorkflowEvent } from './resources/workflow-execution.ts'

const workflow = '/admin/workflows-executions/import-products-as-chunks/:transactionId/subscribe'

/** Subscribes at once and not when it is iterated: no subscriber is told what happened before it. */
export const followImport =
  ({ client }: Requests) =>
  (
    transactionId: string,
    headers?: ClientHeaders,
    options?: EventsOptions,
  ): AsyncGenerator<AdminWorkflowEvent, void, undefined> => {
    const messages = events(client, fillPath(workflow, [transactionId]), { ...options, headers })
    const first = messages.next()
    // Thrown where it is iterated; without an iteration it must not be an unhandled rejection.
    first.catch(() => undefined)
    return untilFinished(messages, first)
  }

async function* untilFinished(
  messages: AsyncGenerator<ServerSentEventMessage, void, undefined>,
  first: Promise<IteratorResult<ServerSentEventMessage, void>>,
): AsyncGenerator<AdminWorkflowEvent, void, undefined> {
  try {
    for (let next = await first; !next.done; next = await messages.next()) {
      // A comment keeps the connection alive.
      if (next.value.data === undefined) continue
      const event = JSON.parse(next.value.data) as AdminWorkflowEvent
      yield event
      if (event.event_type === 'onFinish') return
    }
  } finally {
    await messages.return()
  }
}
