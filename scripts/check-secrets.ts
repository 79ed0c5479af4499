import { filesOfHistory, filesOfTree } from './supply-chain/repository-files.ts'
import { findSecrets } from './supply-chain/secret-scan.ts'

/** Fails when a file holds a key, a token or a password. With --history: when any version of any file ever did. */

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
// secretlint measures itself, and would go on for half a minute adding the measurements up.
// oxlint-disable-next-line unicorn/no-process-exit
process.exit(secrets.length > 0 ? 1 : 0)
