import { backup, runCommand } from '@umber/operations/backup'

await runCommand(async () => backup({ args: process.argv.slice(2), variables: process.env }))
