import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { commerceFailureOf, failureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'

let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

const workflow = 'update-stores'

/** Runs a workflow that changes nothing, under a name of its own. */
async function run(transaction_id = randomUUID()): Promise<string> {
  const { id } = one((await admin.store.list({ fields: 'id' })).stores)
  const input = { selector: { id }, update: {} }
  const { acknowledgement } = await admin.workflowExecution.run(workflow, { transaction_id, input })
  expect(acknowledgement).toMatchObject({ transactionId: transaction_id, workflowId: workflow })
  return transaction_id
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
    expect(again.workflow_execution.id).toBe(id)
  })

  test('tells those who follow it of its steps, until they have heard enough', async () => {
    const listening = new AbortController()
    const followed = admin.workflowExecution.subscribe(workflow, {}, { signal: listening.signal })
    const first = followed.next()
    // Medusa does not say when it listens: the workflow is run until somebody hears of it.
    let heard = false
    void first.finally(() => (heard = true))
    let runs = 0
    while (!heard) {
      await run()
      runs += 1
    }
    const { value } = await first
    expect(JSON.parse(value?.data ?? '{}')).toMatchObject({ workflow_id: workflow })
    // Messages that are held back by compression come after hundreds of them.
    expect(runs).toBeLessThan(20)
    const reason = new Error('heard enough')
    listening.abort(reason)
    expect(await failureOf(Array.fromAsync(followed))).toBe(reason)
  })

  test('tells those who follow one execution of it, until they go', async () => {
    const listening = new AbortController()
    const followed = admin.workflowExecution.subscribeToTransaction(
      workflow,
      randomUUID(),
      {},
      { signal: listening.signal },
    )
    const first = failureOf(followed.next())
    const reason = new Error('gone')
    listening.abort(reason)
    expect(await first).toBe(reason)
  })

  test('whose step does not wait takes no answer', async () => {
    const transaction_id = await run()
    const answer = { transaction_id, step_id: 'update-stores' }
    const early = await commerceFailureOf(admin.workflowExecution.setStepSuccess(workflow, answer))
    const late = await commerceFailureOf(admin.workflowExecution.setStepFailure(workflow, answer))
    for (const error of [early, late]) expect(error.kind).toBe('response')
  })
})
