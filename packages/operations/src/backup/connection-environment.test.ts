import { expect, it } from 'vitest'
import { connectionEnvironment, siblingDatabase } from './connection-environment.ts'

it('turns a URL into the variables of PostgreSQL’s programs', () => {
  const url = new URL('postgres://db.example:6432/umber%20one?sslmode=verify-full')
  url.username = 'shop'
  url.password = 'p@ss/word'
  expect(connectionEnvironment(url.href)).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'shop',
    PGPASSWORD: 'p@ss/word',
    PGDATABASE: 'umber one',
    PGSSLMODE: 'verify-full',
  })
})

it('leaves out what the URL does not say', () => {
  expect(connectionEnvironment('postgres://127.0.0.1/umber')).toEqual({
    PGHOST: '127.0.0.1',
    PGDATABASE: 'umber',
  })
})

it('names another database on the same server', () => {
  expect(siblingDatabase('postgres://shop:x@db.example/umber?sslmode=require', 'a b')).toBe(
    'postgres://shop:x@db.example/a%20b?sslmode=require',
  )
})
