import { createKey, runCommand } from '@umber/operations'

await runCommand(async () => createKey(process.argv.slice(2), process.env))
