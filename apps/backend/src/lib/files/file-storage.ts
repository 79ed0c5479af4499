import { isAbsolute, join } from 'node:path'

import type { S3FileServiceOptions } from '@medusajs/framework/types'

type Environment = Readonly<Record<string, string | undefined>>

export type FileStorage =
  | { readonly kind: 's3'; readonly options: S3FileServiceOptions }
  | { readonly kind: 'local'; readonly options: { readonly directory: string } }

const neededForS3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Where uploaded files are stored: a bucket if one is configured, otherwise a directory. */
export function fileStorage(environment: Environment): FileStorage {
  const value = (name: string) => environment[name] || undefined
  if ([...neededForS3, 'S3_ENDPOINT', 'S3_PREFIX'].every((name) => value(name) === undefined))
    return { kind: 'local', options: { directory: directoryOf(environment) } }
  const missing = neededForS3.filter((name) => value(name) === undefined)
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} must be set to store files in S3; see apps/backend/README.md.`)
  return { kind: 's3', options: s3Options(value) }
}

function directoryOf(environment: Environment): string {
  const directory = environment['FILES_DIRECTORY'] || undefined
  if (environment['NODE_ENV'] !== 'production') return directory ?? join(process.cwd(), '.files')
  if (directory === undefined)
    throw new Error('FILES_DIRECTORY or S3_BUCKET must be set; see apps/backend/README.md.')
  // A relative one would be inside the build, and a new build would delete it.
  if (!isAbsolute(directory))
    throw new Error(`FILES_DIRECTORY is "${directory}" and has to be absolute; see apps/backend/README.md.`)
  return directory
}

function s3Options(value: (name: string) => string | undefined): S3FileServiceOptions {
  const endpoint = value('S3_ENDPOINT')
  const prefix = value('S3_PREFIX')?.replaceAll(/^\/+|(?<!\/)\/+$/g, '')
  return {
    // Required, and replaced by an address of the server.
    file_url: '/static',
    bucket: value('S3_BUCKET') ?? '',
    region: value('S3_REGION') ?? '',
    access_key_id: value('S3_ACCESS_KEY_ID') ?? '',
    secret_access_key: value('S3_SECRET_ACCESS_KEY') ?? '',
    // Nothing in the bucket is public, and many buckets refuse access lists.
    acl: false,
    ...(prefix && { prefix: `${prefix}/` }),
    ...(endpoint !== undefined && {
      endpoint,
      // Other stores than Amazon's have one host for all buckets, and not all know its newer checksums.
      additional_client_config: {
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      },
    }),
  }
}
