import type { HttpTypes } from '@medusajs/types'
import type { ClientHeaders, OptionsWithQuery, RequestOptions } from '../../config.ts'
import type { SelectParams } from '../../resources/query.ts'
import type { Requests } from '../../resources/requests.ts'
import { events, type EventsOptions } from '../../streams/events.ts'
import type { ServerSentEventMessage } from '../../streams/parse-events.ts'
import { fillPath } from '../../transport/url.ts'

export interface AdminAnswerWorkflowStep {
  transaction_id: string
  step_id: string
  response?: unknown
  compensate_input?: unknown
  action?: 'invoke' | 'compensate'
}

export interface AdminRunWorkflow {
  transaction_id?: string
  input?: unknown
}

export interface AdminWorkflowStepResponse {
  success: boolean
}

/** What a workflow has just done. */
export type AdminWorkflowEventType =
  | 'onBegin'
  | 'onResume'
  | 'onFinish'
  | 'onTimeout'
  | 'onCompensateBegin'
  | 'onStepBegin'
  | 'onStepSuccess'
  | 'onStepFailure'
  | 'onStepAwaiting'
  | 'onStepSkipped'
  | 'onCompensateStepSuccess'
  | 'onCompensateStepFailure'

/** The `data` of a workflow's message. */
export interface AdminWorkflowEvent {
  event_type: AdminWorkflowEventType
  workflow_id: string
  transaction_id: string
  /** The step that the event is about. */
  step?: AdminWorkflowEventStep
  /** What the step gave. */
  response?: unknown
  /** What the workflow gave, with `onFinish`. */
  result?: unknown
  /** Why a step or the workflow failed. */
  errors?: unknown
}

/** A step of a running workflow. */
export interface AdminWorkflowEventStep {
  /** The path of the step in its workflow, such as `_root.parse-product-csv`. */
  id: string
  definition?: { action?: string; [name: string]: unknown }
  invoke?: { state: string; status: string }
  compensate?: { state: string; status: string }
  [name: string]: unknown
}

type Messages = AsyncGenerator<ServerSentEventMessage, void, undefined>

/** Workflows of the server: their executions, and steps that wait for a result. */
export function workflowExecution(request: Requests) {
  return {
    /**
     * Lists workflow executions. `GET /admin/workflows-executions`
     *
     * @example
     * const { workflow_executions } = await admin.workflowExecution.list({
     *   workflow_id: 'import-products-as-chunks',
     * })
     */
    list: (
      query?: HttpTypes.AdminGetWorkflowExecutionsParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminWorkflowExecutionListResponse> =>
      request.get('/admin/workflows-executions', { ...options, query, headers }),

    /**
     * Retrieves a workflow execution. For one that does not exist or was deleted, the answer is an empty object.
     * `GET /admin/workflows-executions/{id}`
     *
     * @example
     * const { workflow_execution } = await admin.workflowExecution.retrieve('wf_exec_01')
     */
    retrieve: (
      id: string,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<HttpTypes.AdminWorkflowExecutionResponse> =>
      request.get('/admin/workflows-executions/:id', { ...options, ids: [id], headers }),

    /**
     * Retrieves a workflow execution by its workflow and transaction. For one that does not exist or was deleted, the
     * answer is an empty object.
     * `GET /admin/workflows-executions/{workflowId}/{transactionId}`
     *
     * @example
     * const { workflow_execution } = await admin.workflowExecution.retrieveByTransaction('import-products-as-chunks', 'tx_01')
     */
    retrieveByTransaction: (
      workflowId: string,
      transactionId: string,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<Partial<HttpTypes.AdminWorkflowExecutionResponse>> =>
      request.get('/admin/workflows-executions/:workflowId/:transactionId', {
        ...options,
        ids: [workflowId, transactionId],
        query,
        headers,
      }),

    /**
     * Runs a workflow. `POST /admin/workflows-executions/{workflowId}/run`
     *
     * @example
     * const { acknowledgement } = await admin.workflowExecution.run('sync-stock', {
     *   transaction_id: 'tx_01', input: { location: 'sloc_01' },
     * })
     */
    run: (
      workflowId: string,
      body: AdminRunWorkflow,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<HttpTypes.AdminWorkflowRunResponse> =>
      request.post('/admin/workflows-executions/:workflowId/run', {
        ...options,
        ids: [workflowId],
        body,
        query,
        headers,
      }),

    /**
     * Marks a waiting step as successful. `POST /admin/workflows-executions/{workflowId}/steps/success`
     *
     * @example
     * await admin.workflowExecution.setStepSuccess('sync-stock', {
     *   transaction_id: 'tx_01', step_id: 'wait-for-warehouse', response: { done: true },
     * })
     */
    setStepSuccess: (
      workflowId: string,
      body: AdminAnswerWorkflowStep,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminWorkflowStepResponse> =>
      request.post('/admin/workflows-executions/:workflowId/steps/success', {
        ...options,
        ids: [workflowId],
        body,
        query,
        headers,
      }),

    /**
     * Marks a waiting step as failed. `POST /admin/workflows-executions/{workflowId}/steps/failure`
     *
     * @example
     * await admin.workflowExecution.setStepFailure('sync-stock', {
     *   transaction_id: 'tx_01', step_id: 'wait-for-warehouse',
     * })
     */
    setStepFailure: (
      workflowId: string,
      body: AdminAnswerWorkflowStep,
      query?: SelectParams,
      headers?: ClientHeaders,
      options?: RequestOptions,
    ): Promise<AdminWorkflowStepResponse> =>
      request.post('/admin/workflows-executions/:workflowId/steps/failure', {
        ...options,
        ids: [workflowId],
        body,
        query,
        headers,
      }),

    /**
     * Subscribes to all executions of a workflow; the `data` of each message is an `AdminWorkflowEvent` as JSON.
     * Reconnects as `events` does, and is not told what happens between two connections.
     * `GET /admin/workflows-executions/{workflowId}/subscribe`
     *
     * @example
     * for await (const { event } of admin.workflowExecution.subscribe('import-products-as-chunks')) console.log(event)
     */
    subscribe: (workflowId: string, headers?: ClientHeaders, options?: EventsOptions): Messages =>
      follow(request, '/:workflowId/subscribe', [workflowId], { ...options, headers }),

    /**
     * Subscribes to one execution of a workflow; the `data` of each message is an `AdminWorkflowEvent` as JSON.
     * Reconnects as `events` does, and is not told what happens between two connections.
     * `GET /admin/workflows-executions/{workflowId}/{transactionId}/subscribe`
     *
     * @example
     * const progress = admin.workflowExecution.subscribeToTransaction('import-products-as-chunks', 'tx_01')
     * for await (const { event } of progress) console.log(event)
     */
    subscribeToTransaction: (
      workflowId: string,
      transactionId: string,
      headers?: ClientHeaders,
      options?: EventsOptions,
    ): Messages =>
      follow(request, '/:workflowId/:transactionId/subscribe', [workflowId, transactionId], {
        ...options,
        headers,
      }),
  }
}

/** An empty id is refused when the first message is requested. */
async function* follow(
  { client }: Requests,
  path: string,
  ids: readonly string[],
  options: EventsOptions,
): Messages {
  yield* events(client, fillPath(`/admin/workflows-executions${path}`, ids), options)
}
