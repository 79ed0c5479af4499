import type { Client } from '../../client.ts'
import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import { events, type EventsOptions } from '../../streams/events.ts'
import type { ServerSentEventMessage } from '../../streams/parse-events.ts'
import type { ClientHeaders } from '../../transport/headers.ts'
import { fillPath } from '../../transport/path.ts'
import type * as Wire from '../wire/workflow-execution.ts'

type Messages = AsyncGenerator<ServerSentEventMessage, void, undefined>

/** Workflows of the server: their executions, and steps that wait for a result. */
export const workflowExecutions = ({ client, get, post }: Endpoints) => ({
  /** Lists workflow executions. `GET /admin/workflows-executions` */
  list: get<Read<[], Wire.AdminGetWorkflowExecutionsParams>, Wire.AdminWorkflowExecutionListResponse>(
    '/admin/workflows-executions',
  ),

  /** Retrieves a workflow execution. `GET /admin/workflows-executions/{id}` */
  retrieve: get<BareRead<[id: string]>, Wire.AdminWorkflowExecutionResponse>(
    '/admin/workflows-executions/:id',
    'headers',
  ),

  /**
   * Retrieves a workflow execution by its workflow and transaction.
   * `GET /admin/workflows-executions/{workflowId}/{transactionId}`
   */
  retrieveByTransaction: get<
    Read<[workflowId: string, transactionId: string]>,
    Wire.AdminWorkflowExecutionResponse
  >('/admin/workflows-executions/:workflowId/:transactionId'),

  /** Runs a workflow. `POST /admin/workflows-executions/{workflowId}/run` */
  run: post<Write<[workflowId: string], Wire.AdminRunWorkflow>, Wire.AdminWorkflowRunResponse>(
    '/admin/workflows-executions/:workflowId/run',
  ),

  /** Marks a waiting step as successful. `POST /admin/workflows-executions/{workflowId}/steps/success` */
  setStepSuccess: post<
    Write<[workflowId: string], Wire.AdminAnswerWorkflowStep>,
    Wire.AdminWorkflowStepResponse
  >('/admin/workflows-executions/:workflowId/steps/success'),

  /** Marks a waiting step as failed. `POST /admin/workflows-executions/{workflowId}/steps/failure` */
  setStepFailure: post<
    Write<[workflowId: string], Wire.AdminAnswerWorkflowStep>,
    Wire.AdminWorkflowStepResponse
  >('/admin/workflows-executions/:workflowId/steps/failure'),

  /**
   * Subscribes to all executions of a workflow; the `data` of each message is JSON. Reconnects as `events` does.
   * `GET /admin/workflows-executions/{workflowId}/subscribe`
   */
  subscribe: (workflowId: string, headers?: ClientHeaders, options?: EventsOptions): Messages =>
    follow(client, '/:workflowId/subscribe', [workflowId], { ...options, headers }),

  /**
   * Subscribes to one execution of a workflow; the `data` of each message is JSON.
   * `GET /admin/workflows-executions/{workflowId}/{transactionId}/subscribe`
   */
  subscribeToTransaction: (
    workflowId: string,
    transactionId: string,
    headers?: ClientHeaders,
    options?: EventsOptions,
  ): Messages =>
    follow(client, '/:workflowId/:transactionId/subscribe', [workflowId, transactionId], {
      ...options,
      headers,
    }),
})

/** An empty id is refused when the first message is requested. */
async function* follow(
  client: Client,
  path: string,
  ids: readonly string[],
  options: EventsOptions,
): Messages {
  const rest = [...ids]
  yield* events(
    client,
    fillPath(`/admin/workflows-executions${path}`, () => rest.shift()),
    options,
  )
}
