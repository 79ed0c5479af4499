import { phases, runAgainstBuiltShop } from '@umber/dev-stack'
import { imitatedStripe, startStripeImitation } from '@umber/payment-imitations'
import { runMailContract } from './run-mail-contract.ts'
import { serveProduction } from './serve-production.ts'

/**
 * `pnpm live [options of Playwright]`, or `--only <phase>`: runs the contract and browser tests against the built shop.
 * `--only mail` runs those of failed mails, on a stack of their own.
 */
const args = process.argv.slice(2)
const [option, name, ...rest] = args

/** An IBAN from the examples of its standard: no one's account. */
const sampleAccount = {
  BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00',
  BANK_TRANSFER_HOLDER: 'Umber & Ecru GmbH',
  BANK_TRANSFER_BIC: 'COBADEFFXXX',
}

process.exit(option === '--only' && name === 'mail' ? await runMailContract(rest) : await runWithStripe())

/** With Stripe on, as an imitation: the tests reach it under STRIPE_IMITATION_URL. */
async function runWithStripe(): Promise<number> {
  const { url, stop } = await startStripeImitation()
  try {
    const settings = { ...imitatedStripe(url), ...sampleAccount }
    const environment = () => ({ STRIPE_IMITATION_URL: url })
    return await runAgainstBuiltShop(phases(args), serveProduction, { settings, environment })
  } finally {
    await stop()
  }
}
