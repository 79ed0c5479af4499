import { fileURLToPath } from 'node:url'

/** The settings of a shop whose Razorpay is the imitation. */
export const imitatedRazorpay = (url: string) =>
  ({
    RAZORPAY_KEY_ID: 'rzp_test_imitation',
    RAZORPAY_KEY_SECRET: 'secret-of-the-imitation',
    RAZORPAY_WEBHOOK_SECRET: 'webhooks-of-the-imitation',
    RAZORPAY_IMITATION_URL: url,
    // The backend's own code does not know of the imitation: Node loads this file before it.
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('redirect-razorpay.mjs', import.meta.url))}`,
  }) as const
