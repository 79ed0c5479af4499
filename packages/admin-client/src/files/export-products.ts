import { NetworkError } from '@umber/commerce-client'
import type { AdminExportProductRequest, AdminProductListParams } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import type { Stopped } from '../flow/outcome.ts'
import { runFlow, type FlowOptions } from '../flow/run-flow.ts'
import { parsePolling, untilKnown, type Polling } from '../flow/wait.ts'
import { feedSince } from './feed.ts'

export type ExportStep = 'begin' | 'follow'

export interface ExportCheckpoint {
  /** The newest notification before the export. */
  readonly known?: string
  readonly begun?: true
}

export interface ExportedFile {
  readonly filename: string
  /** Absolute. */
  readonly url: string
}

/**
 * How an export ends.
 *
 * - `done`: `file` is ready.
 * - `ambiguous`: several exports ended at the same time, and Medusa does not say which file is whose.
 * - `incomplete`: the server began and failed.
 */
export type ExportResult =
  | { readonly kind: 'done'; readonly file: ExportedFile }
  | { readonly kind: 'ambiguous'; readonly files: readonly ExportedFile[] }
  | { readonly kind: 'incomplete'; readonly message: string }
  | Stopped<ExportStep, ExportCheckpoint>

export interface ExportOptions extends FlowOptions<ExportStep, ExportCheckpoint>, Polling {}

export interface ExportInput {
  /** Which products; all by default. */
  readonly filter?: AdminProductListParams | undefined
  /** Which fields; Medusa's own choice by default. */
  readonly select?: AdminExportProductRequest | undefined
}

/**
 * Exports products to a CSV file, and waits until it is there. `downloadText` reads it.
 * `POST /admin/products/export`, `GET /admin/notifications`
 *
 * @example
 * const exported = await exportProducts(tool, { filter: { id: 'prod_1' } })
 * if (exported.kind === 'done') console.log(await downloadText(tool, exported.file))
 * @throws {TypeError} for an `interval` or a `patience` that is no delay.
 */
export async function exportProducts(
  { admin, baseUrl }: AdminClient,
  { filter = {}, select = {} }: ExportInput = {},
  options: ExportOptions = {},
): Promise<ExportResult> {
  parsePolling(options)
  const plan = { steps: ['begin', 'follow'] as const, begin: {} }
  return runFlow<ExportStep, ExportCheckpoint, ExportResult>(plan, options, async (flow) => {
    if (flow.checkpoint().begun === undefined) {
      await flow.step('begin', async () => {
        const query = { channel: 'feed', limit: 1, order: '-created_at', fields: 'id' }
        const { notifications } = await admin.notification.list(query, {}, flow.request)
        const [newest] = notifications
        await admin.product.export(select, filter, {}, flow.request)
        flow.keep({ begun: true, ...(newest && { known: newest.id }) })
      })
    }
    const entries = await flow.step('follow', async () =>
      untilKnown(
        async () => {
          const found = await feedSince(admin, 'Product export', flow.checkpoint().known, flow.request)
          return found.length > 0 ? found : undefined
        },
        options,
        flow.request.signal,
      ),
    )
    const files = entries.flatMap(({ data: { file } }) =>
      file ? [{ filename: file.filename, url: absolute(file.url, baseUrl) }] : [],
    )
    const [file, ...others] = files
    if (entries.length > 1) return { kind: 'ambiguous', files }
    if (file === undefined || others.length > 0)
      return { kind: 'incomplete', message: entries[0]?.data.description ?? '' }
    return { kind: 'done', file }
  })
}

/** A server that keeps files on its own disk names them by a path. */
const absolute = (url: string, baseUrl: string): string =>
  /^https?:/i.test(url) ? url : `${baseUrl.replace(/\/$/, '')}${url}`

/**
 * The text of an exported file. Other servers than the backend get no key and no token.
 *
 * @throws {CommerceError} when the file cannot be read; the signal's reason when it aborts.
 */
export async function downloadText(
  { client, baseUrl }: AdminClient,
  { url }: ExportedFile,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<string> {
  const isOwn = url.startsWith(`${baseUrl.replace(/\/$/, '')}/`)
  const elsewhere = isOwn ? {} : { baseUrl: url.replace(/([^:/])[/?#].*/s, '$1') }
  const response = await client.fetch<Response>(url, {
    ...elsewhere,
    signal,
    headers: { accept: 'text/csv' },
  })
  try {
    return await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    throw new NetworkError('The file was cut off', { status: response.status, cause })
  }
}
