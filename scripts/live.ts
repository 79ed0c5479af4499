import { phases, runAgainstBuiltShop } from '@umber/dev-stack'
import { runMailContract } from './run-mail-contract.ts'
import { serveProduction } from './serve-production.ts'

/**
 * `pnpm live [options of Playwright]`, or `--only <phase>`: runs the contract and browser tests against the built shop.
 * Without options, and with `--only mail`, also those of failed mails.
 */
async function live([option, name, ...rest]: readonly string[]): Promise<number> {
  if (option === '--only' && name === 'mail') return await runMailContract(rest)
  const exitCode = await runAgainstBuiltShop(phases(process.argv.slice(2)), serveProduction)
  return exitCode === 0 && option === undefined ? await runMailContract([]) : exitCode
}

process.exit(await live(process.argv.slice(2)))
