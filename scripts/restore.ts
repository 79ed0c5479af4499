import { restore, runCommand } from '@umber/operations/backup'

await runCommand(async () => restore({ args: process.argv.slice(2), variables: process.env }))
