import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Launch } from '../processes/groups.ts'
import { pnpmCommand } from '../terminal/pnpm-command.ts'

/** Not a dependency, because its own are old and the repository's are checked for advisories. */
const s3rver = 's3rver@3.7.1'
const bucket = 'umber'
const prefix = 'shop'

/** An S3-compatible store for tests. */
export interface ObjectStore {
  /** The backend's settings. */
  readonly settings: Readonly<Record<`S3_${string}`, string>>
  /** Starts it on the loopback address. */
  readonly launch: Omit<Launch, 'output'>
  /** Where its objects are files: each name begins with the key. */
  readonly objects: string
  readonly answers: () => Promise<boolean>
}

/** s3rver, which is downloaded when it starts. It keeps its objects in the directory. */
export function objectStore(directory: string, port: number): ObjectStore {
  const objects = join(directory, bucket, prefix)
  mkdirSync(objects, { recursive: true })
  // s3rver removes a directory with its last file, and fails when several are deleted at once.
  writeFileSync(join(objects, 'kept'), '')
  const endpoint = `http://127.0.0.1:${port}`
  const words = ['-d', directory, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', bucket]
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: prefix,
    },
    launch: { ...pnpmCommand(['dlx', s3rver, ...words]), cwd: directory, env: process.env },
    objects,
    answers: async () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      ),
  }
}
