/** Environment variables that `pnpm live` sets for the stack it has started. */
export interface StackEnvironment {
  readonly shopUrl: string
  readonly liveShopUrl: string
  readonly backendUrl: string
  readonly publishableKey: string
  readonly controlUrl: string
}

export function environment(): StackEnvironment {
  return {
    shopUrl: required('SHOP_URL'),
    liveShopUrl: required('LIVE_SHOP_URL'),
    backendUrl: required('BACKEND_URL'),
    publishableKey: required('PUBLISHABLE_KEY'),
    controlUrl: required('STACK_CONTROL_URL'),
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set: run these tests with \`pnpm live\`, which starts the shop for them.`)
  }
  return value
}
