import { describe, expect, it } from 'vitest'
import { databaseName, describeDatabase, parseDatabaseUrl, siblingDatabase } from './connection.ts'

describe('the URL of a database', () => {
  it('is described without its password', () => {
    const description = describeDatabase(
      parseDatabaseUrl('postgres://shop:s3cret@db.example:6543/umber?sslmode=require'),
    )
    expect(description).toBe('umber on db.example:6543')
  })

  it('is refused when it is invalid, without being repeated', () => {
    for (const text of ['mysql://root:s3cret@db/shop', 'db:s3cret', '']) {
      const refusal = (() => {
        try {
          return parseDatabaseUrl(text).href
        } catch (error) {
          return String(error)
        }
      })()
      expect(refusal).toContain('DATABASE_URL is not the address of a PostgreSQL database')
      expect(refusal).not.toContain('s3cret')
    }
  })

  it('gives the URLs of other databases on the same server', () => {
    const url = parseDatabaseUrl('postgresql://shop:p%40ss@db/umber%20one?sslmode=disable')
    expect(databaseName(url)).toBe('umber one')
    expect(siblingDatabase(url, 'a b')).toBe('postgresql://shop:p%40ss@db/a%20b?sslmode=disable')
  })
})
