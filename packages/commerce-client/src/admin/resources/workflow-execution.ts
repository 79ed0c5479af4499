import type { BareRead, Endpoints, Read, Write } from '../../resources/endpoints.ts'
import type * as Wire from '../wire/workflow-execution.ts'

/** Workflows of the server: their executions, and steps that wait for an answer. */
export const workflowExecutions = ({ get, post }: Endpoints) => ({
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

  /** Says that a step that waits has succeeded. `POST /admin/workflows-executions/{workflowId}/steps/success` */
  setStepSuccess: post<
    Write<[workflowId: string], Wire.AdminAnswerWorkflowStep>,
    Wire.AdminWorkflowStepResponse
  >('/admin/workflows-executions/:workflowId/steps/success'),

  /** Says that a step that waits has failed. `POST /admin/workflows-executions/{workflowId}/steps/failure` */
  setStepFailure: post<
    Write<[workflowId: string], Wire.AdminAnswerWorkflowStep>,
    Wire.AdminWorkflowStepResponse
  >('/admin/workflows-executions/:workflowId/steps/failure'),
})
