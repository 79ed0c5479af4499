import { phases, runAgainstBuiltShop } from '@umber/dev-stack'
import { runMailContract } from './run-mail-contract.ts'
import { serveProduction } from './serve-production.ts'

/**
 * `pnpm live [options of Playwright]`, or `--only <phase>`: runs the contract and browser tests against the built shop.
 * `--only mail` runs those of failed mails, on a stack of their own.
 */
const args = process.argv.slice(2)
const [option, name, ...rest] = args

process.exit(
  option === '--only' && name === 'mail'
    ? await runMailContract(rest)
    : await runAgainstBuiltShop(phases(args), serveProduction),
)
