/** Environment variables that name the stack under test: those of `pnpm live`, or of the worker's own fake stack. */
export interface StackEnvironment {
  readonly shopUrl: string
  readonly liveShopUrl: string
  readonly backendUrl: string
  readonly publishableKey: string
  readonly controlUrl: string
}

/** Whether `pnpm live` has started a stack with a real backend. Without it, each worker starts a fake one. */
export const hasMedusa = process.env['SHOP_URL'] !== undefined

export function environment(): StackEnvironment {
  return {
    shopUrl: required('SHOP_URL'),
    liveShopUrl: required('LIVE_SHOP_URL'),
    backendUrl: required('BACKEND_URL'),
    publishableKey: required('PUBLISHABLE_KEY'),
    controlUrl: required('STACK_CONTROL_URL'),
  }
}

/** Makes `environment` name a stack that this process has started. */
export function setEnvironment(stack: StackEnvironment): void {
  Object.assign(process.env, {
    SHOP_URL: stack.shopUrl,
    LIVE_SHOP_URL: stack.liveShopUrl,
    BACKEND_URL: stack.backendUrl,
    PUBLISHABLE_KEY: stack.publishableKey,
    STACK_CONTROL_URL: stack.controlUrl,
  })
}

function required(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is not set: run these tests with \`pnpm browser\` or \`pnpm live\`, which set it.`,
    )
  }
  return value
}
