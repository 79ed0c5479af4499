import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../memory-storage.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import { noteViewed, viewedProducts } from './viewed-products.ts'

const nothingKept: KeyValueStorage = { get: () => null, set: () => undefined, remove: () => undefined }
const asGuest = () => ({ persistent: createMemoryStorage(), customer: nothingKept })

describe('the products that were looked at', () => {
  it('are listed once each, the latest first, and no more than nine', () => {
    const storages = asGuest()
    for (const id of 'abacdefghij'.split('')) noteViewed(storages, id)
    expect(viewedProducts(storages)).toEqual('jihgfedca'.split(''))
  })

  it('may be stored in any shape', () => {
    const storages = asGuest()
    for (const stored of ['{', '{"a":1}', 'null', '"a"', '[1,null,{"id":"a"},"<b>","../a",""]']) {
      storages.persistent.set('viewed', stored)
      expect(viewedProducts(storages)).toEqual([])
    }
    storages.persistent.set('viewed', '["prod_1", 7, "prod_2"]')
    expect(viewedProducts(storages)).toEqual(['prod_1', 'prod_2'])
  })

  it('become the customer’s, so that none is left after signing out', () => {
    const { persistent } = asGuest()
    noteViewed({ persistent, customer: nothingKept }, 'before')
    const customer = createMemoryStorage()
    expect(viewedProducts({ persistent, customer })).toEqual(['before'])
    noteViewed({ persistent, customer }, 'after')
    expect(viewedProducts({ persistent, customer })).toEqual(['after', 'before'])
    expect(viewedProducts({ persistent, customer: nothingKept })).toEqual([])
  })
})
