/**
 * Whether the test provider is registered (`TEST_PAYMENTS=on`). The dev stack sets it for development and tests;
 * `pnpm serve` refuses it, because anyone could pay with a published card number.
 */
export function hasTestPayments(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['TEST_PAYMENTS'] === 'on'
}
