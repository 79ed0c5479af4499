import { isCommerceError } from '@umber/commerce-client'
import type { AdminClient } from '../admin-client.ts'
import { isRefusal } from '../flow/outcome.ts'
import type { Flow } from '../flow/run-flow.ts'
import { untilKnown, type Polling } from '../flow/wait.ts'
import { feedSince } from './feed.ts'
import type { ImportCheckpoint, ImportStep } from './import-checkpoint.ts'

export const importWorkflow = 'import-products-as-chunks'

/** How a confirmed import ends. `reason` is missing if the server did not say it in time. */
export type ImportEnd =
  | { readonly kind: 'done' }
  | { readonly kind: 'reverted'; readonly reason?: string }
  | { readonly kind: 'expired' }

type Begun = ImportCheckpoint & { readonly transactionId: string }

/** Confirms an import, unless it was confirmed, and waits for its end, which the server tells in the feed of its notifications. */
export async function followImport(
  tool: AdminClient,
  begun: Begun,
  flow: Flow<ImportStep, ImportCheckpoint>,
  polling: Polling,
  isResumed: boolean,
): Promise<ImportEnd> {
  if (isResumed) {
    const end = await flow.step('confirm', async () => endOf(tool, begun, flow))
    if (end !== undefined) return end
  }
  const listening = new AbortController()
  const reason = reasonOf(tool, begun.transactionId, listening.signal)
  try {
    await flow.step('confirm', async () => confirm(tool, begun, flow, isResumed))
    return await flow.step('follow', async () => {
      const end = await untilKnown(async () => endOf(tool, begun, flow), polling, flow.request.signal)
      if (end.kind !== 'reverted') return end
      const why = await Promise.race([reason, Promise.resolve(undefined)])
      return why === undefined ? end : { ...end, reason: why }
    })
  } finally {
    listening.abort()
  }
}

/** A resumed import may be confirmed already. */
async function confirm(
  { admin }: AdminClient,
  { transactionId }: Begun,
  { request }: Flow<ImportStep, ImportCheckpoint>,
  isResumed: boolean,
): Promise<void> {
  try {
    await admin.product.confirmImport(transactionId, {}, {}, request)
  } catch (error) {
    if (!isResumed || !isRefusal(error)) throw error
  }
}

async function endOf(
  { admin }: AdminClient,
  { filename, transactionId }: Begun,
  { request }: Flow<ImportStep, ImportCheckpoint>,
): Promise<ImportEnd | undefined> {
  // Asked first: an execution is deleted after its notification was created.
  const isRunning = await admin.workflowExecution
    .retrieveByTransaction(importWorkflow, transactionId, { fields: 'id' }, {}, request)
    .then(({ workflow_execution }) => workflow_execution !== undefined)
    .catch((error: unknown) => {
      if (isCommerceError(error) && error.status === 404) return false
      throw error
    })
  const entries = await feedSince(admin, 'Product import', undefined, request)
  const description = entries.find(({ data }) => data.description.includes(filename))?.data.description
  if (description !== undefined) {
    return description.startsWith('Failed') ? { kind: 'reverted' } : { kind: 'done' }
  }
  return isRunning ? undefined : { kind: 'expired' }
}

/** The error of a failed import. Only the event stream tells it. */
async function reasonOf(
  { admin }: AdminClient,
  transactionId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const messages = admin.workflowExecution.subscribeToTransaction(
      importWorkflow,
      transactionId,
      {},
      { signal },
    )
    for await (const { event, data } of messages) {
      if (event === 'onFinish' || event === 'onStepFailure') {
        const reason = firstMessage(data)
        if (reason !== undefined) return reason
      }
    }
  } catch {
    // Without the stream the reason stays unknown. The end of the import does not depend on it.
  }
  return undefined
}

function firstMessage(data: string | undefined): string | undefined {
  const { errors } = JSON.parse(data ?? '{}') as { errors?: { error?: { message?: unknown } }[] }
  const message = errors?.[0]?.error?.message
  return typeof message === 'string' && !isInternal(message) ? message.slice(0, 200) : undefined
}

/** Messages of the database and of its mapper name tables and constraints, which help the reader of a file in no way. */
const isInternal = (message: string): boolean =>
  /\b(?:entity|constraint|relation|column|insert into|update "|select |sql|null value|syntax|ECONN)\b|"[a-z0-9]+(?:_[a-z0-9]+)+"/i.test(
    message,
  )
