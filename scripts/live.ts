import { phases, runAgainstBuiltShop } from '@umber/dev-stack'
import {
  imitatedRazorpay,
  imitatedStripe,
  startRazorpayImitation,
  startStripeImitation,
} from '@umber/payment-imitations'
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

process.exit(option === '--only' && name === 'mail' ? await runMailContract(rest) : await runWithProviders())

/** With the payment providers on, as imitations: the tests reach them under STRIPE_IMITATION_URL and RAZORPAY_IMITATION_URL. */
async function runWithProviders(): Promise<number> {
  const stripe = await startStripeImitation()
  const razorpay = await startRazorpayImitation()
  try {
    const [ofStripe, ofRazorpay] = [imitatedStripe(stripe.url), imitatedRazorpay(razorpay.url)]
    const settings = {
      ...ofStripe,
      ...ofRazorpay,
      ...sampleAccount,
      NODE_OPTIONS: `${ofStripe.NODE_OPTIONS} ${ofRazorpay.NODE_OPTIONS}`,
    }
    const environment = () => ({
      STRIPE_IMITATION_URL: stripe.url,
      RAZORPAY_IMITATION_URL: razorpay.url,
    })
    return await runAgainstBuiltShop(phases(args), serveProduction, { settings, environment })
  } finally {
    await stripe.stop()
    await razorpay.stop()
  }
}
