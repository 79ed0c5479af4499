export type {
  AdminGetWorkflowExecutionsParams,
  AdminWorkflowExecution,
  AdminWorkflowExecutionListResponse,
  AdminWorkflowExecutionResponse,
  AdminWorkflowRunResponse,
} from '@medusajs/types/dist/http/index.js'

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
