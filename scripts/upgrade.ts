import { execFileSync } from 'node:child_process'
import { medusaCommand } from '@umber/dev-stack'
import { runCommand, upgrade } from '@umber/operations/backup'

async function migrate(databaseUrl: string): Promise<void> {
  const words = ['db:migrate', '--execute-safe-links', '--execute-safe-search']
  const { command, args, cwd, env } = medusaCommand(words, { ...process.env, DATABASE_URL: databaseUrl })
  execFileSync(command, args, { cwd, env, stdio: 'inherit' })
}

await runCommand(async () => upgrade({ args: process.argv.slice(2), variables: process.env }, migrate))
