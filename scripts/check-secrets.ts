import { filesOfHistory, filesOfTree } from './supply-chain/repository-files.ts'
import { findSecrets } from './supply-chain/secret-scan.ts'

/** Fails when a file contains a key, a token or a password. With --history: any version of any file. */

const wholeHistory = process.argv.includes('--history')
let count = 0

function* counted<T>(items: Iterable<T>): Iterable<T> {
  for (const item of items) {
    count += 1
    yield item
  }
}

const secrets = await findSecrets(counted(wholeHistory ? filesOfHistory() : filesOfTree()))
for (const { path, line, message } of secrets) process.stderr.write(`${path}:${line}: ${message}\n`)
process.stdout.write(
  `${secrets.length} secrets in ${count} ${wholeHistory ? 'versions of files' : 'files'}.\n`,
)
// secretlint would otherwise keep the process alive for half a minute, aggregating its performance measurements.
// oxlint-disable-next-line unicorn/no-process-exit
process.exit(secrets.length > 0 ? 1 : 0)
