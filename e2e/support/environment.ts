/** Environment variables that name the stack under test: those of `pnpm live`, or of the worker's own fake stack. */
export interface StackEnvironment {
  readonly shopUrl: string
  readonly liveShopUrl: string
  readonly backendUrl: string
  readonly publishableKey: string
  readonly controlUrl: string
}

/**
 * The backend that the tests run on: `fake`, which each worker starts for itself; `medusa`, of `pnpm live`; or `running`, of a
 * `pnpm dev` or `pnpm start` that `pnpm browser` has found.
 */
export const testedBackend = readTestedBackend()

function readTestedBackend(): 'fake' | 'medusa' | 'running' {
  if (process.env['TESTED_BACKEND'] === 'running') return 'running'
  return process.env['BACKEND_URL'] === undefined ? 'fake' : 'medusa'
}

/** The presets that are served. A running `pnpm dev` has one. */
export const servesPreset = {
  showcase: testedBackend !== 'running' || process.env['SHOP_URL'] !== undefined,
  live: testedBackend !== 'running' || process.env['LIVE_SHOP_URL'] !== undefined,
} as const

export function environment(): StackEnvironment {
  return {
    get shopUrl() {
      return required('SHOP_URL')
    },
    get liveShopUrl() {
      return required('LIVE_SHOP_URL')
    },
    get backendUrl() {
      return required('BACKEND_URL')
    },
    get publishableKey() {
      return required('PUBLISHABLE_KEY')
    },
    get controlUrl() {
      return required('STACK_CONTROL_URL')
    },
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
    throw new Error(`${name} is not set: this test needs a stack of \`pnpm browser\` or \`pnpm live\`.`)
  }
  return value
}
