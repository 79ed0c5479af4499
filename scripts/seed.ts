import { seedEmpty, runCommand } from '@umber/operations'

await runCommand(async () => seedEmpty(process.argv.slice(2), process.env))
