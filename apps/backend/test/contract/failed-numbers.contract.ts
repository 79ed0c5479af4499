import { knex } from '@medusajs/framework/mikro-orm/knex'
import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { testOrder } from '../../src/lib/invoices/test-order'
import { invoiceContent } from '../../src/lib/invoices/invoice-content'
import type { DocumentDraft } from '../../src/lib/invoices/drafts'
import { noSettings } from '../../src/lib/shop-settings/settings-schema'
import { issueDocumentsStep } from '../../src/workflows/steps/issue-document'

/** A range of this test's own, in the real database. */
const prefix = `T${Date.now().toString(36).toUpperCase()}-`
const database = knex({ client: 'pg', connection: process.env['DATABASE_URL'] ?? '' })
const container = createMedusaContainer()

beforeAll(() => {
  container.register(ContainerRegistrationKeys.PG_CONNECTION, asValue(database))
  container.register(
    'shopSettings',
    asValue({
      read: async () =>
        Promise.resolve({ ...noSettings, invoice: { ...noSettings.invoice, number_prefix: prefix } }),
    }),
  )
})
afterAll(async () => {
  await database('invoice_document').where('number', 'like', `${prefix}%`).delete()
  await database('invoice_number_series').where({ template: prefix }).delete()
  await database.destroy()
})

const content = invoiceContent(testOrder, {
  seller: { name: 'Umber & Ecru', lines: [], taxNumber: null, email: null },
  orderNumberPrefix: 'UE',
})
const draft = (cause: string): DocumentDraft => ({
  kind: 'invoice',
  cause: `${prefix}${cause}`,
  orderId: 'order_of_a_test',
  content,
})

interface Issued {
  readonly drafts: readonly DocumentDraft[]
  readonly fails: boolean
}

/** What happens between the number and the failure. */
let meanwhile = async (): Promise<unknown> => Promise.resolve()

const failStep = createStep('fail-after-the-number', async ({ fails }: Issued) => {
  if (!fails) return
  await meanwhile()
  throw new Error('The step after the number fails')
})

const issueWorkflow = createWorkflow('issue-in-a-test', (input: WorkflowData<Issued>) => {
  const ids = issueDocumentsStep(input.drafts)
  failStep(input)
  return new WorkflowResponse(ids)
})

const issue = async (...causes: readonly string[]): Promise<unknown> =>
  issueWorkflow(container).run({ input: { drafts: causes.map(draft), fails: false } })
const fail = async (...causes: readonly string[]): Promise<void> => {
  const run = issueWorkflow(container).run({ input: { drafts: causes.map(draft), fails: true } })
  await expect(run).rejects.toThrow('The step after the number fails')
}

/** The causes by their numbers. */
async function numbered(): Promise<Readonly<Record<string, number>>> {
  const rows = await database('invoice_document')
    .where('number', 'like', `${prefix}%`)
    .orderBy('number_value')
    .select<{ cause: string; number_value: number }[]>('cause', 'number_value')
  return Object.fromEntries(rows.map(({ cause, number_value: value }) => [cause.slice(prefix.length), value]))
}

it('A number whose workflow fails is the next one’s, and no number is missing or there twice', async () => {
  await issue('first')
  await fail('second', 'third')
  expect(await numbered()).toEqual({ first: 1 })
  await issue('fourth')
  expect(await numbered()).toEqual({ first: 1, fourth: 2 })

  // Another document has taken the next number meanwhile: the one before it stays.
  meanwhile = async () => issue('sixth')
  await fail('fifth')
  expect(await numbered()).toEqual({ first: 1, fourth: 2, fifth: 3, sixth: 4 })
  // What stayed is not issued a second time.
  await issue('fifth', 'seventh')
  expect(await numbered()).toEqual({ first: 1, fourth: 2, fifth: 3, sixth: 4, seventh: 5 })
  meanwhile = async () => Promise.resolve()

  // Some fail while others are issued.
  const causes = Array.from({ length: 12 }, (_, at) => `at-once-${at}`)
  await Promise.all(causes.map(async (cause, at) => (at % 3 === 0 ? fail(cause) : issue(cause))))
  const all = await numbered()
  expect(Object.values(all)).toEqual(Object.values(all).map((_, at) => at + 1))
  const wanted = causes.filter((_, at) => at % 3 !== 0)
  expect(Object.keys(all)).toEqual(expect.arrayContaining(wanted))
})
