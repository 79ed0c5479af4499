import { removeDemo, runCommand } from '@umber/operations'

await runCommand(async () => removeDemo(process.argv.slice(2), process.env))
