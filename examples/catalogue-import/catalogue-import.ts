import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  importProducts,
  type AdminClient,
  type ImportCheckpoint,
  type ImportOptions,
  type ImportStep,
} from '@umber/admin-client'

export interface Import extends Pick<ImportOptions, 'dryRun' | 'signal' | 'interval'> {
  /** The path of the CSV file. */
  readonly file: string
  readonly write: (text: string) => void
}

const sentences: Readonly<Record<ImportStep, string>> = {
  check: 'checking the rows',
  upload: 'uploading the file',
  confirm: 'starting the import',
  follow: 'importing',
}

/** Imports a CSV file. An interrupted import is continued by the next run. Returns the exit code. */
export async function catalogueImport(
  tool: AdminClient,
  { file, write, ...options }: Import,
): Promise<number> {
  const kept = `${file}.checkpoint.json`
  const resume = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as ImportCheckpoint) : undefined
  const result = await importProducts(
    tool,
    { csv: readFileSync(file) },
    {
      ...options,
      resume,
      onProgress: ({ step, done, total, checkpoint }) => {
        write(`\r${bar(done, total)} ${sentences[step].padEnd(20)}`)
        if (checkpoint.summary !== undefined) writeFileSync(kept, JSON.stringify(checkpoint))
      },
    },
  )
  const mayContinue = result.kind === 'aborted' || result.kind === 'unanswered'
  if (!mayContinue) rmSync(kept, { force: true })

  switch (result.kind) {
    case 'done':
    case 'checked': {
      const { toCreate, toUpdate } = result.summary
      write(`\r${bar(1, 1)} ${result.kind === 'done' ? 'imported' : 'not imported: a dry run'}`.padEnd(60))
      write(`\n${toCreate} new products, ${toUpdate} changed\n`)
      return 0
    }
    case 'invalid':
      for (const { row, message } of result.errors)
        write(`\n${row === undefined ? '' : `row ${row}: `}${message}`)
      write(`\nNothing was imported: ${result.errors.length} errors\n`)
      return 1
    case 'reverted':
      write(`\nThe server could not import it: ${result.reason ?? 'it does not say why'}\n`)
      return 1
    case 'expired':
      write('\nThe interrupted import is no longer there. Run it again.\n')
      return 1
    case 'refused':
    case 'unanswered':
      write(`\nStopped while ${sentences[result.step]}: ${result.error.message}\n`)
      return 1
    case 'aborted':
      write(`\nInterrupted while ${sentences[result.step]}. The next run continues.\n`)
  }
  return 130
}

const width = 24

function bar(done: number, total: number): string {
  const full = Math.round((width * done) / total)
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]`
}
