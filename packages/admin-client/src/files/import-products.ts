import type { AdminClient } from '../admin-client.ts'
import { readTable, type CsvTable, type Row } from '../csv.ts'
import { parseOneOf } from '../flow/inputs.ts'
import type { Stopped } from '../flow/outcome.ts'
import { runFlow, type Flow, type FlowOptions } from '../flow/run-flow.ts'
import { parsePolling, type Polling } from '../flow/wait.ts'
import { checkParts } from './check-parts.ts'
import { followImport, importWorkflow, type ImportEnd } from './follow-import.ts'
import type { ImportCheckpoint, ImportStep, ImportSummary } from './import-checkpoint.ts'
import { mergePart } from './import-parts.ts'
import type { Replaceable } from './merged.ts'
import type { RowError } from './product-file.ts'
import { productTable, type Part } from './product-table.ts'
import { readStoreFacts } from './store-facts.ts'

/**
 * Products as a CSV file, or as rows, with the columns of Medusa's own template and exports. Bytes and files are decoded
 * here: UTF-8, UTF-16 and Windows-1252 are told apart.
 */
export type ImportInput = { readonly csv: string | Uint8Array | Blob } | { readonly rows: readonly Row[] }

/**
 * How an import ends.
 *
 * - `done`: everything is imported.
 * - `checked`: the end of a dry run. The rows can be imported; nothing was changed.
 * - `invalid`: the rows cannot be imported. Nothing was changed, unless the store changed while the import ran.
 * - `reverted`: the server began and failed. It works in parts of about a thousand rows: the part that failed was reverted,
 *   earlier parts are imported. The same call again imports what is missing.
 * - `expired`: the resumed import was not confirmed within an hour, or was canceled. Begin again.
 */
export type ImportResult =
  | { readonly kind: 'done'; readonly summary: ImportSummary }
  | { readonly kind: 'checked'; readonly summary: ImportSummary }
  | { readonly kind: 'invalid'; readonly errors: readonly RowError[] }
  | Exclude<ImportEnd, { kind: 'done' }>
  | Stopped<ImportStep, ImportCheckpoint>

export interface ImportOptions extends FlowOptions<ImportStep, ImportCheckpoint>, Polling {
  /** Only checks the rows. Sends the server nothing. */
  readonly dryRun?: boolean | undefined
  /** What may be taken away from products that exist. Default: nothing. */
  readonly replace?: readonly Replaceable[] | undefined
}

const steps = ['check', 'upload', 'confirm', 'follow'] as const
const replaceable = ['variants', 'prices', 'images', 'tags', 'categories', 'salesChannels'] as const

/**
 * Imports products from a CSV file or from rows, and follows the import to its end.
 *
 * The file is read and checked here, row by row. Products with an id, or with a handle that the store has, are read first:
 * only what differs is changed, and what the rows do not name stays, unless `replace` names it. Then the rows are written
 * anew, in parts of about a thousand, for Medusa's import. `checkpoint.imported` of `checkpoint.rows` says how far it is.
 * The server goes on with the part that is under way when the signal is aborted; resume it, or import the same rows again.
 *
 * The parts go where the server's file provider wants them: to a presigned address, or to Medusa as an upload. They stay
 * there, as with Medusa's dashboard.
 *
 * `GET /admin/products`, `GET /admin/product-variants`, `GET /admin/stores` and lists that the rows name entries of,
 * `POST /admin/uploads/presigned-urls`, `POST /admin/products/imports`,
 * `POST /admin/products/imports/{transactionId}/confirm`
 *
 * @example
 * const result = await importProducts(tool, { csv }, { onProgress: ({ step }) => console.log(step) })
 * if (result.kind === 'invalid') for (const { row, message } of result.errors) console.log(row, message)
 * @throws {TypeError} for options that are none: an `interval` of NaN, an unknown word in `replace`.
 */
export async function importProducts(
  tool: AdminClient,
  input: ImportInput,
  options: ImportOptions = {},
): Promise<ImportResult> {
  parsePolling(options)
  const replace = new Set(
    (options.replace ?? []).map((word, index) => parseOneOf(`replace[${index}]`, word, replaceable)),
  )
  const table = await tableOf(input)
  const { parts, errors } =
    table.kind === 'table'
      ? productTable(table.columns, table.records)
      : { parts: [], errors: [faultOf(table)] }
  const rows = parts.reduce((sum, part) => sum + part.rows, 0)
  const begin = { filename: newName(), rows, parts: Math.max(1, parts.length) }
  const plan =
    options.dryRun === true ? { steps: ['check' as const], begin } : { steps, begin, place: placeOf }
  return runFlow<ImportStep, ImportCheckpoint, ImportResult>(plan, options, async (flow) => {
    let { summary } = flow.checkpoint()
    if (summary === undefined) {
      const checked = await flow.step('check', async () =>
        checkParts(tool.admin, parts, errors, replace, flow.request),
      )
      if (checked.kind === 'invalid' || options.dryRun === true) return checked
      ;({ summary } = checked)
      flow.keep({ summary })
    }
    for (const [part, some] of parts.entries()) {
      const { part: done = 0, imported = 0 } = flow.checkpoint()
      if (part < done) continue
      const end = await importPart({ tool, flow, options, replace }, some)
      if (end.kind !== 'done') return end
      flow.keep({ part: part + 1, imported: imported + some.rows, transactionId: undefined })
    }
    return { kind: 'done', summary }
  })
}

/** Each part takes three steps after the check of all. */
function placeOf(step: ImportStep, { part = 0, parts = 1 }: ImportCheckpoint) {
  const done = step === 'check' ? 0 : 3 * part + steps.indexOf(step)
  return { done, total: 1 + 3 * parts }
}

interface Run {
  readonly tool: AdminClient
  readonly flow: Flow<ImportStep, ImportCheckpoint>
  readonly options: ImportOptions
  readonly replace: ReadonlySet<Replaceable>
}

type PartEnd = ImportEnd | Extract<ImportResult, { kind: 'invalid' }>

/**
 * Imports what the store lacks of a part. After a failure it looks again: another import, such as one that was aborted
 * here and went on at the server, may have brought some of it meanwhile.
 */
async function importPart(run: Run, part: Part): Promise<PartEnd> {
  const { tool, flow, replace } = run
  const { transactionId } = flow.checkpoint()
  if (transactionId !== undefined) {
    const end = await follow(run, transactionId, true)
    if (end.kind !== 'done') return end
  }
  let last: ImportEnd = { kind: 'done' }
  for (let before = Infinity; ;) {
    const { files, pending, errors } = await flow.step('upload', async () => {
      const { products } = part.read()
      return mergePart(products, await readStoreFacts(tool.admin, products, flow.request), replace)
    })
    if (errors.length > 0) return { kind: 'invalid', errors }
    if (pending === 0) return { kind: 'done' }
    if (pending >= before) return last
    before = pending
    for (const file of files) {
      last = await follow(run, await upload(run, file), false)
      if (last.kind !== 'done') break
    }
    if (last.kind !== 'reverted') return last
  }
}

async function upload({ tool, flow }: Run, csv: string): Promise<string> {
  const filename = newName()
  const file = new File([csv], filename, { type: 'text/csv' })
  const { transaction_id } = await tool.admin.product.createImport({ file }, {}, {}, flow.request)
  // The server names the import by its file.
  flow.keep({ filename, transactionId: transaction_id })
  return transaction_id
}

async function follow(
  { tool, flow, options }: Run,
  transactionId: string,
  isResumed: boolean,
): Promise<ImportEnd> {
  const end = await followImport(tool, { ...flow.checkpoint(), transactionId }, flow, options, isResumed)
  flow.keep({ transactionId: undefined })
  return end
}

const newName = (): string => `products-${crypto.randomUUID()}.csv`

async function tableOf(input: ImportInput): Promise<CsvTable> {
  if ('csv' in input)
    return readTable(input.csv instanceof Blob ? new Uint8Array(await input.csv.arrayBuffer()) : input.csv)
  const columns = [...new Set(input.rows.flatMap((row) => Object.keys(row)))]
  // A copy: what is imported is what was checked, whatever the caller does with the rows meanwhile.
  const records = input.rows.map((row) => columns.map((column) => String(row[column] ?? '')))
  const at = (index: number): readonly string[] => records[index] ?? []
  return { kind: 'table', columns, records: { length: records.length, at } }
}

const faultOf = ({ row, message }: Extract<CsvTable, { kind: 'malformed' }>): RowError =>
  row === undefined ? { message } : { row, message }

/** Cancels a part that was uploaded and not confirmed. Without this, the server drops it after an hour. */
export async function discardImport(
  { admin }: AdminClient,
  { transactionId }: ImportCheckpoint,
): Promise<void> {
  if (transactionId === undefined) return
  await admin.workflowExecution.setStepFailure(importWorkflow, {
    transaction_id: transactionId,
    step_id: 'wait-confirmation-product-import',
    response: 'not confirmed',
  })
}
