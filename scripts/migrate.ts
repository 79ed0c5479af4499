import { migrate, runCommand } from '@umber/operations'

await runCommand(async () => migrate(process.env))
