import {
  allPhases,
  buildShop,
  buildShopInAllLanguages,
  onlyPhase,
  runAgainstBuiltShop,
  UserError,
  type Phase,
} from '@umber/dev-stack'
import {
  imitatedRazorpay,
  imitatedStripe,
  startRazorpayImitation,
  startStripeImitation,
} from '@umber/payment-imitations'
import { runMailContract } from './run-mail-contract.ts'
import { serveProduction } from './serve-production.ts'
import { isShard, shardOf } from './test/shard.ts'

/**
 * `pnpm live`: runs the contract and browser tests that need a real backend, on the built shop. `--smoke` takes those of
 * `pnpm test`, `--shard=2/8` a part of them, and other words are paths and options for Playwright. `--only backend order-lookup`
 * runs one phase; `--only mail` the tests of failed mails, on a stack of their own.
 */
const words = process.argv.slice(2)
/** The origin of a program of the merchant, which may call the admin API. The shop may not. */
const adminTool = 'https://tools.example'
const [option, name = '', ...rest] = words

/** An IBAN from the examples of its standard: no one's account. */
const sampleAccount = {
  BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00',
  BANK_TRANSFER_HOLDER: 'Umber & Ecru GmbH',
  BANK_TRANSFER_BIC: 'COBADEFFXXX',
}

process.exit(await run())

async function run(): Promise<number> {
  if (option === '--only' && name === 'mail') return await runMailContract(rest)
  try {
    return await runWithProviders(option === '--only' ? onlyPhase(name, rest) : askedPhases())
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

function askedPhases(): readonly Phase[] {
  return allPhases({
    smoke: words.includes('--smoke'),
    shard: shardOf(words),
    browserArgs: words.filter((word) => word !== '--smoke' && !isShard(word)),
  })
}

/** With the payment providers on, as imitations: the tests reach them under STRIPE_IMITATION_URL and RAZORPAY_IMITATION_URL. */
async function runWithProviders(phases: readonly Phase[]): Promise<number> {
  const stripe = await startStripeImitation()
  const razorpay = await startRazorpayImitation()
  try {
    const [ofStripe, ofRazorpay] = [imitatedStripe(stripe.url), imitatedRazorpay(razorpay.url)]
    const settings = {
      ...ofStripe,
      ...ofRazorpay,
      ...sampleAccount,
      ADMIN_CORS: adminTool,
      NODE_OPTIONS: `${ofStripe.NODE_OPTIONS} ${ofRazorpay.NODE_OPTIONS}`,
    }
    const environment = ({ databaseUrl }: { readonly databaseUrl: string }) => ({
      DATABASE_URL: databaseUrl,
      ADMIN_CORS: adminTool,
      STRIPE_IMITATION_URL: stripe.url,
      RAZORPAY_IMITATION_URL: razorpay.url,
    })
    // Contracts open no page, and the browser tests of `pnpm test` are in English.
    const inEnglish = words.includes('--smoke') || phases.every(({ script }) => script !== 'browser')
    return await runAgainstBuiltShop(
      phases,
      (directory) => serveProduction(directory, inEnglish ? ['en'] : undefined),
      { build: inEnglish ? buildShop : buildShopInAllLanguages, settings, environment },
    )
  } finally {
    await stripe.stop()
    await razorpay.stop()
  }
}
