import { createAdmin, runCommand } from '@umber/operations'

await runCommand(async () => createAdmin(process.argv.slice(2), process.env))
