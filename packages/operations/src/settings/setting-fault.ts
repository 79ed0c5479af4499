/** A setting that is missing or invalid. */
export interface SettingFault {
  /** The environment variable. */
  readonly name: string
  readonly problem: string
}

/** Uploads have no place. */
export const noFiles = {
  name: 'FILES_DIRECTORY',
  problem: 'is missing, and so is a bucket (S3_BUCKET)',
} as const satisfies SettingFault

/** What a right value looks like. */
const examples: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  SHOP_URL: 'https://shop.example',
  BACKEND_URL: 'https://api.shop.example',
  BACKEND_INTERNAL_URL: 'http://10.0.0.2:9000',
  HOST: '127.0.0.1',
  PORT: '8000',
  BACKEND_PORT: '9000',
  WORKER_PORT: '9001',
  WORKER: 'separate',
  PROCESSES: '2',
  TRUSTED_PROXIES: 'loopback, when the proxy runs on this machine',
  DATABASE_URL: 'postgres://umber:password@127.0.0.1:5432/umber',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'orders@shop.example',
  JWT_SECRET: 'the output of: openssl rand -hex 32',
  COOKIE_SECRET: 'the output of: openssl rand -hex 32',
  AUTH_MFA_ENCRYPTION_KEY: 'the output of: openssl rand -hex 32',
  SHOP_PURGE_TOKEN: 'the output of: openssl rand -hex 32',
  PUBLISHABLE_KEY: 'the output of: pnpm create-key',
  PRESET: 'live',
  S3_BUCKET: 'shop-files',
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_ACCESS_KEY_ID: 'the id of a key that may write to the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  FILES_DIRECTORY: '/var/lib/umber/files',
  STRIPE_API_KEY: 'the secret key, or a restricted key, of the Stripe account: sk_live_… or rk_live_…',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook endpoint at Stripe: whsec_…',
  STRIPE_PUBLISHABLE_KEY: 'the publishable key of the same Stripe account: pk_live_…',
  STRIPE_CAPTURE: 'manual',
  RAZORPAY_KEY_ID: 'the key id of the Razorpay account: rzp_live_…',
  RAZORPAY_KEY_SECRET: 'the secret that Razorpay has shown with this key id',
  RAZORPAY_WEBHOOK_SECRET: 'the secret that you gave the webhook at Razorpay',
  BANK_TRANSFER_IBAN: 'DE89 3704 0044 0532 0130 00',
  BANK_TRANSFER_HOLDER: 'the name of the account, such as: Umber & Ecru GmbH',
  BANK_TRANSFER_BIC: 'COBADEFFXXX',
  TEST_PAYMENTS: 'unset',
  EXTRA_CSP: 'img-src https://files.shop.example; connect-src https://files.shop.example',
}

/** One readable list of all that is wrong. */
export function describeFaults(faults: readonly SettingFault[]): string {
  const lines = faults.map(({ name, problem }) => {
    const example = examples[name]
    return `  ${name} ${problem}.${example === undefined ? '' : `\n    Right is, for example: ${example}`}`
  })
  return ['These settings (environment variables) are wrong:', '', ...lines].join('\n')
}
