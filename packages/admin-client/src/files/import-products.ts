import type { AdminClient } from '../admin-client.ts'
import { formatCsv, parseCsv, type Row } from '../csv.ts'
import { isRefusal, type Stopped } from '../flow/outcome.ts'
import { runFlow, type Flow, type FlowOptions } from '../flow/run-flow.ts'
import type { Polling } from '../flow/wait.ts'
import { checkRows, type RowError } from './check-rows.ts'
import { followImport, importWorkflow, type ImportEnd } from './follow-import.ts'
import type { ImportCheckpoint, ImportStep, ImportSummary } from './import-checkpoint.ts'

/** Products as a CSV text, or as rows, with the columns of Medusa's own template and exports. */
export type ImportInput = { readonly csv: string } | { readonly rows: readonly Row[] }

/**
 * How an import ends.
 *
 * - `done`: everything is imported.
 * - `checked`: the end of a dry run. The server would accept the rows; nothing was changed.
 * - `invalid`: the rows cannot be imported; nothing was changed.
 * - `reverted`: the server began and failed, for example because a SKU is taken. Medusa works in parts of about a
 *   thousand rows: the part that failed was reverted, earlier parts are imported.
 * - `expired`: the resumed import was not confirmed within an hour, or was canceled. Begin again.
 */
export type ImportResult =
  | { readonly kind: 'done'; readonly summary: ImportSummary }
  | { readonly kind: 'checked'; readonly summary: ImportSummary }
  | { readonly kind: 'invalid'; readonly errors: readonly RowError[] }
  | Exclude<ImportEnd, { kind: 'done' }>
  | Stopped<ImportStep, ImportCheckpoint>

export interface ImportOptions extends FlowOptions<ImportStep, ImportCheckpoint>, Polling {
  /** Only asks the server whether it would accept the rows. Leaves nothing behind, not even a file. */
  readonly dryRun?: boolean | undefined
}

const steps = ['check', 'upload', 'confirm', 'follow'] as const

/**
 * Imports products from a CSV text or from rows, and follows the import to its end.
 *
 * The file goes where the server's file provider wants it: to a presigned address, or to Medusa as an upload. It stays
 * there, as with Medusa's dashboard.
 *
 * `POST /admin/products/import` (dry run), `POST /admin/uploads/presigned-urls`, `POST /admin/products/imports`,
 * `POST /admin/products/imports/{transactionId}/confirm`
 *
 * @example
 * const result = await importProducts(tool, { csv }, { onProgress: ({ step }) => console.log(step) })
 * if (result.kind === 'invalid') for (const { row, message } of result.errors) console.log(row, message)
 */
export async function importProducts(
  tool: AdminClient,
  input: ImportInput,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const filename = `products-${crypto.randomUUID()}.csv`
  return runFlow<ImportStep, ImportCheckpoint, ImportResult>(
    { steps: options.dryRun === true ? ['check'] : steps, begin: { filename } },
    options,
    async (flow) => {
      let { transactionId, summary } = flow.checkpoint()
      if (transactionId === undefined || summary === undefined) {
        const csv = 'csv' in input ? input.csv : formatCsv(input.rows)
        const checked = await flow.step('check', async () => check(tool, csv, flow))
        if (checked.kind !== 'checked' || options.dryRun === true) return checked
        const begun = await flow.step('upload', async () =>
          tool.admin.product.createImport({ file: csvFile(filename, csv) }, {}, {}, flow.request),
        )
        ;({ transaction_id: transactionId, summary } = begun)
        // The server names the import by the file of this run.
        flow.keep({ filename, transactionId, summary })
      }
      const end = await followImport(tool, { ...flow.checkpoint(), transactionId }, flow, options)
      return end.kind === 'done' ? { kind: 'done', summary } : end
    },
  )
}

/** Cancels an import that was uploaded and not confirmed. Without this, the server drops it after an hour. */
export async function discardImport(
  { admin }: AdminClient,
  { transactionId }: ImportCheckpoint,
): Promise<void> {
  if (transactionId === undefined) return
  await dropImport(admin, importWorkflow, transactionId)
}

type Checked = Extract<ImportResult, { kind: 'checked' | 'invalid' }>

/**
 * The check of the rows here names every error. Then the server reads them with its older import, which works in its
 * memory and counts rows correctly, and is not confirmed.
 */
async function check(
  { admin }: AdminClient,
  csv: string,
  { request }: Flow<ImportStep, ImportCheckpoint>,
): Promise<Checked> {
  const parsed = parseCsv(csv)
  if (parsed.kind === 'malformed') {
    const { kind: _, ...error } = parsed
    return { kind: 'invalid', errors: [error] }
  }
  const errors = checkRows(parsed.rows)
  if (errors.length > 0) return { kind: 'invalid', errors }
  try {
    const { transaction_id, summary } = await admin.product.import(
      { file: csvFile('check.csv', csv) },
      {},
      {},
      request,
    )
    await dropImport(admin, 'import-products', transaction_id)
    return { kind: 'checked', summary }
  } catch (error) {
    if (isRefusal(error) && error.type === 'invalid_data')
      return { kind: 'invalid', errors: [rowErrorOf(error.message)] }
    throw error
  }
}

async function dropImport(
  admin: AdminClient['admin'],
  workflow: string,
  transaction_id: string,
): Promise<void> {
  const step_id = 'wait-confirmation-product-import'
  await admin.workflowExecution.setStepFailure(workflow, {
    transaction_id,
    step_id,
    response: 'not confirmed',
  })
}

/** From "Row 2: Invalid value …". */
function rowErrorOf(text: string): RowError {
  const [, row, message = text] = /^Row (\d+): (.*)$/s.exec(text) ?? []
  return row === undefined ? { message } : { row: Number(row), message }
}

const csvFile = (name: string, csv: string): File => new File([csv], name, { type: 'text/csv' })
