import { buildShop, freePort, runAgainstStack } from '@umber/dev-stack'
import { serveProduction } from './serve-production.ts'

/** Tests how failed mails are sent again, on a stack whose mail server is part of the tests. */
export async function runMailContract(args: readonly string[]): Promise<number> {
  const port = await freePort()
  return await runAgainstStack({
    phases: [{ title: 'Failed mails', directory: 'apps/backend', script: 'contract:mail', args }],
    liveBeside: false,
    keepsPages: false,
    faults: false,
    logs: 'mail-logs',
    build: buildShop,
    serveShop: serveProduction,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Umber & Ecru <shop@umber-ecru.example>',
      // One further attempt, by the next run of the job.
      MAIL_RETRY_MINUTES: '0.01',
    },
    environment: ({ databaseUrl }) => ({ DATABASE_URL: databaseUrl, MAIL_PORT: String(port) }),
  })
}
