/**
 * Requirements and faults that only tests of `pnpm test:all` carry, each with the reason why `pnpm test` can do without. The check
 * fails for any other.
 */
export const wholeTierIds: Readonly<Record<string, string>> = {
  'SDK-08':
    'Contracts of some minutes call every method of the admin API; the types of each are checked on every change.',
  'F-20': 'Its browser test loads a list of thousands of products, which takes a minute.',
  'F-125': 'The processor is slowed down many times over, so the test is slow by nature.',
  'F-127': 'Half an hour of a page left alone passes on a controlled clock, once for each page.',
  'F-128': 'Memory is measured over fifty page changes.',
}
