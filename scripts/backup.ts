import { backup, runCommand } from '@umber/operations'

await runCommand(async () => backup(process.argv.slice(2), process.env))
