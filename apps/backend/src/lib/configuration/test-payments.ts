import { join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The directory of the Medusa plugin with the test provider of payments (`TEST_PAYMENTS_PLUGIN`), which the dev stack names. Anyone
 * could pay with a published card number, so production has none.
 */
export function testPaymentsPlugin(environment: Environment): string | undefined {
  return environment['NODE_ENV'] === 'production'
    ? undefined
    : environment['TEST_PAYMENTS_PLUGIN'] || undefined
}

/** Where a plugin has its provider, in Medusa's layout. Medusa makes it `pp_test`, with the webhook `/hooks/payment/test`. */
export const testPaymentsProvider = (plugin: string): string =>
  join(plugin, '.medusa/server/src/providers/payment-test')
