import { runCommand, upgrade } from '@umber/operations'

await runCommand(async () => upgrade(process.argv.slice(2), process.env))
