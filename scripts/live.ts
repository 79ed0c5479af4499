import { phases, runAgainstBuiltShop } from '@umber/dev-stack'
import { serveProduction } from './serve-production.ts'

/** `pnpm live [options of Playwright]`, or `--only <phase>`: runs the contract and browser tests against the built shop. */

process.exit(await runAgainstBuiltShop(phases(process.argv.slice(2)), serveProduction))
