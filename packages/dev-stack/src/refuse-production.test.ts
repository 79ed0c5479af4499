import { expect, it } from 'vitest'
import { refuseProduction } from './refuse-production.ts'
import { UserError } from './user-error.ts'

it('refuses to seed published passwords when NODE_ENV is production, and gives the reason', () => {
  const start = () => refuseProduction({ NODE_ENV: 'production' }, 'pnpm start')
  expect(start).toThrow(UserError)
  expect(start).toThrow(/NODE_ENV is production, and `pnpm start` .* passwords everybody can read/s)
})

it.each([undefined, '', 'development', 'test'])('lets NODE_ENV=%s through', (environment) => {
  expect(() => refuseProduction({ NODE_ENV: environment }, 'pnpm start')).not.toThrow()
})
