import { backup, runCommand } from '@umber/operations/backup'
import { medusaVersion } from '@umber/dev-stack'

await runCommand(async () =>
  backup({ args: process.argv.slice(2), variables: process.env, medusaVersion: medusaVersion() }),
)
