import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'

const fileName = 'manifest.json'

/** What a backup holds. */
const schema = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  /** Versions of Medusa, the database's server and the pg_dump that read it. */
  medusa: z.string(),
  server: z.string(),
  dump: z.string(),
  /** Whether the uploaded files are in it. With an object store they are not. */
  uploads: z.enum(['included', 'elsewhere']),
  /** Every file but this one, by its path in the backup. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof schema>

export const dumpFile = 'database.dump'
export const uploadsDirectory = 'files'

/** Lists the files of a backup with their checksums, and writes the manifest. */
export async function writeManifest(
  directory: string,
  facts: Omit<Manifest, 'format' | 'files'>,
): Promise<void> {
  const manifest: Manifest = { format: 1, ...facts, files: await checksums(directory) }
  await writeFile(join(directory, fileName), `${JSON.stringify(manifest, undefined, 2)}\n`)
}

/** Reads the manifest and compares every file with it. @throws {Refusal} that names what differs. */
export async function verifyBackup(directory: string): Promise<Manifest> {
  const manifest = await readManifest(directory)
  const found = await checksums(directory)
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)])
  const wrong = [...names].filter((name) => found[name]?.sha256 !== manifest.files[name]?.sha256)
  if (wrong.length > 0)
    throw new Refusal(
      `The backup ${directory} is damaged; nothing was changed. These files are missing, new or differ: ${wrong.slice(0, 10).join(', ')}`,
    )
  return manifest
}

async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, fileName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Refusal(`${directory} is not a backup: it has no ${fileName}.`)
  const { data } = schema.safeParse(parse(text))
  if (data === undefined) throw new Refusal(`The ${fileName} of the backup ${directory} is damaged.`)
  return data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function checksums(directory: string): Promise<Manifest['files']> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files: Record<string, Manifest['files'][string]> = {}
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(directory, path).replaceAll(sep, '/')
    if (entry.isFile() && name !== fileName)
      files[name] = { bytes: (await stat(path)).size, sha256: await sha256(path) }
  }
  return files
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
