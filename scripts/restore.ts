import { restore, runCommand } from '@umber/operations'

await runCommand(async () => restore(process.argv.slice(2), process.env))
