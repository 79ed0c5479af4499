/**
 * Whether the test provider is registered (`TEST_PAYMENTS=on`). The dev stack sets it for development and tests. Anyone
 * could pay with a published card number, so production has none: `pnpm serve` refuses the setting, and without it
 * `NODE_ENV` decides.
 */
export function hasTestPayments(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['TEST_PAYMENTS'] === 'on' && environment['NODE_ENV'] !== 'production'
}
