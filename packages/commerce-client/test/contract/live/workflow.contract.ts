import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ServerSentEventMessage } from '../../../src/index.ts'
import { failureOf } from '../../support/failure-of.ts'
import { importedProduct } from '../../support/imported-product.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { productCsv } from '../../support/product-csv.ts'
import { untilFound } from '../../support/until-found.ts'

let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

const harmless = 'update-stores'

/** Runs a workflow that changes nothing. */
async function run(transaction_id: string): Promise<void> {
  const { id } = one((await admin.store.list({ fields: 'id' })).stores)
  const input = { selector: { id }, update: {} }
  const { acknowledgement } = await admin.workflowExecution.run(harmless, { transaction_id, input })
  expect(acknowledgement).toMatchObject({ transactionId: transaction_id, workflowId: harmless })
}

/**
 * Medusa does not say when a subscription is active: runs the workflow until a message arrives. Returns the number of
 * runs.
 */
async function runsUntil(first: Promise<unknown>, transactionId: string): Promise<number> {
  let runs = 0
  const hearing = { ended: false }
  const heard = first.finally(() => (hearing.ended = true))
  for (; !hearing.ended; runs += 1) await run(transactionId)
  await heard
  return runs
}

type Messages = AsyncIterable<ServerSentEventMessage>

async function drained(messages: Messages): Promise<void> {
  for await (const message of messages) expect(message.data).toBeDefined()
}

describe('a workflow', () => {
  test('is run, and its executions are listed and read', async () => {
    const { workflow_executions } = await admin.workflowExecution.list({
      workflow_id: 'complete-cart',
      limit: 1,
      fields: 'id,workflow_id,transaction_id,state',
    })
    const { id, transaction_id } = one(workflow_executions)
    const { workflow_execution } = await admin.workflowExecution.retrieve(id)
    expect(workflow_execution).toMatchObject({ id, workflow_id: 'complete-cart', transaction_id })
    const again = await admin.workflowExecution.retrieveByTransaction('complete-cart', transaction_id)
    expect(again.workflow_execution?.id).toBe(id)
  })

  test.each<[string, (id: string, signal: AbortSignal) => AsyncGenerator<ServerSentEventMessage>]>([
    ['it', (_, signal) => admin.workflowExecution.subscribe(harmless, {}, { signal })],
    [
      'one execution of it',
      (id, signal) => admin.workflowExecution.subscribeToTransaction(harmless, id, {}, { signal }),
    ],
  ])('notifies subscribers to %s of its steps, until they unsubscribe', async (_, follow) => {
    const transaction_id = randomUUID()
    const listening = new AbortController()
    const followed = follow(transaction_id, listening.signal)
    const first = followed.next()
    const runs = await runsUntil(first, transaction_id)
    // With compression, the messages of hundreds of runs would arrive together.
    expect(runs).toBeLessThan(50)
    const told = (await first).value as ServerSentEventMessage
    expect(JSON.parse(told.data ?? '')).toMatchObject({ workflow_id: harmless, transaction_id })
    const reason = new Error('heard enough')
    listening.abort(reason)
    expect(await failureOf(drained(followed))).toBe(reason)
  })

  const waiting = { workflow: 'import-products', step_id: 'wait-confirmation-product-import' }

  test('continues when the step it waits for has succeeded', async () => {
    const title = `import-${randomUUID()}`
    const { transaction_id } = await admin.product.import({ file: await productCsv(admin, title) })
    const answer = { transaction_id, step_id: waiting.step_id, response: true }
    expect(await admin.workflowExecution.setStepSuccess(waiting.workflow, answer)).toEqual({ success: true })
    await importedProduct(admin, title)
  })

  test('is reverted when the step it waits for has failed', async () => {
    const title = `import-${randomUUID()}`
    const { transaction_id } = await admin.product.import({ file: await productCsv(admin, title) })
    const { workflow, step_id } = waiting
    const begun = await admin.workflowExecution.retrieveByTransaction(workflow, transaction_id)
    expect(begun.workflow_execution).toMatchObject({ workflow_id: workflow, state: 'invoking' })
    const answer = { transaction_id, step_id, response: 'thought better of it' }
    expect(await admin.workflowExecution.setStepFailure(workflow, answer)).toEqual({ success: true })
    // Reverted executions are not kept.
    await untilFound(async () => {
      const { count } = await admin.workflowExecution.list({ transaction_id, fields: 'id' })
      return count === 0 ? 'gone' : undefined
    })
    expect((await admin.product.list({ handle: title })).products).toEqual([])
  })
})
