import { makeImageSizes, runCommand } from '@umber/operations'

await runCommand(async () => makeImageSizes(process.argv.slice(2), process.env))
