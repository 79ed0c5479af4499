import type { MedusaContainer, PaymentSessionStatus } from '@medusajs/framework/types'
import { Modules, TransactionState } from '@medusajs/framework/utils'

/*
 * What this backend uses of Medusa past its interfaces, as far as orders and their payments need it. docs/medusa-internals.md says why
 * each is needed, and what Medusa would have to offer instead. The contracts on a real Medusa fail when one of them is gone.
 */

interface Executions {
  updateWorkflowExecutions(change: {
    readonly selector: { readonly id: string }
    readonly data: { readonly state: string }
  }): Promise<unknown>
}

/** Marks the execution of a workflow as failed whose process was killed. */
export async function closeExecution(container: MedusaContainer, id: string): Promise<void> {
  const engine = container.resolve(Modules.WORKFLOW_ENGINE) as unknown as Executions
  await engine.updateWorkflowExecutions({ selector: { id }, data: { state: TransactionState.FAILED } })
}

interface ProviderService {
  getStatus(
    providerId: string,
    input: { readonly data: Record<string, unknown> },
  ): Promise<{ readonly status: PaymentSessionStatus }>
}

/** The state of a session's payment at its provider. Medusa's own record of it is only as new as the last completion. */
export async function statusAtProvider(
  container: MedusaContainer,
  session: { readonly provider_id: string; readonly data: Record<string, unknown> },
): Promise<PaymentSessionStatus> {
  const module = container.resolve(Modules.PAYMENT) as unknown as {
    readonly paymentProviderService_: ProviderService
  }
  const { status } = await module['paymentProviderService_'].getStatus(session.provider_id, {
    data: session.data,
  })
  return status
}
