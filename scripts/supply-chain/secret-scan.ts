import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import type { SecretLintCoreConfig } from '@secretlint/types'

export interface ScannedFile {
  readonly path: string
  readonly content: Buffer
}

export interface FoundSecret {
  readonly path: string
  readonly line: number
  /** The kind of secret; the secret itself is masked. */
  readonly message: string
}

/** Connection strings in tests, of servers that do not exist. */
const inventedAddresses = ['/^(postgres(ql)?|mysql):\\/\\/\\w+:(s3cret|p%40ss)@db(\\.example)?[:\\/]/']

const config: SecretLintCoreConfig = {
  rules: [
    {
      id: '@secretlint/secretlint-rule-preset-recommend',
      rule: creator,
      rules: [
        {
          id: '@secretlint/secretlint-rule-database-connection-string',
          options: { allows: inventedAddresses },
        },
      ],
    },
  ],
}

/** Finds keys, tokens and passwords in URLs by secretlint's recommended rules. Skips binary files (with a NUL byte). */
export async function findSecrets(files: Iterable<ScannedFile>): Promise<readonly FoundSecret[]> {
  const found: FoundSecret[] = []
  for (const { path, content } of files) {
    if (content.includes(0)) continue
    const { messages } = await lintSource({
      source: { filePath: path, content: content.toString('utf8'), contentType: 'text' },
      options: { config, maskSecrets: true, noPhysicFilePath: true },
    })
    found.push(...messages.map(({ loc, message }) => ({ path, line: loc.start.line, message })))
  }
  return found
}
