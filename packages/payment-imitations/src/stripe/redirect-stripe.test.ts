import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { imitatedStripe } from './imitated-stripe.ts'
import { startStripeImitation } from './start-stripe-imitation.ts'

const run = promisify(execFile)

it('a process with the imitation’s settings reaches it under Stripe’s own address', async () => {
  const { url, stop } = await startStripeImitation()
  const { NODE_OPTIONS, STRIPE_IMITATION_URL, STRIPE_API_KEY } = imitatedStripe(url)
  const code = `
    const stripe = require('stripe')(process.env.STRIPE_API_KEY)
    const open = () => stripe.paymentIntents.create({ amount: 1999, currency: 'inr' })
    Promise.all([open(), open()]).then(open).then(({ id, amount }) => console.log(id, amount))`
  const { stdout, stderr } = await run(process.execPath, ['--eval', code], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], NODE_OPTIONS, STRIPE_IMITATION_URL, STRIPE_API_KEY },
  })
  await stop()
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^pi_[0-9a-f]+ 1999\n$/)
})
