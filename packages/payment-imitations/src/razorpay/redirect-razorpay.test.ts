import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { imitatedRazorpay } from './imitated-razorpay.ts'
import { startRazorpayImitation } from './start-razorpay-imitation.ts'

const run = promisify(execFile)

it('a process with the imitation’s settings reaches it under Razorpay’s own address', async () => {
  const { url, stop } = await startRazorpayImitation()
  const { NODE_OPTIONS, RAZORPAY_IMITATION_URL } = imitatedRazorpay(url)
  const code = `
    fetch('https://api.razorpay.com/v1/orders/order_1', { headers: { authorization: 'Basic eDp5' } })
      .then((response) => console.log(response.status))`
  const { stdout, stderr } = await run(process.execPath, ['--eval', code], {
    env: { PATH: process.env['PATH'], NODE_OPTIONS, RAZORPAY_IMITATION_URL },
  })
  await stop()
  expect([stderr, stdout]).toEqual(['', '401\n'])
})
