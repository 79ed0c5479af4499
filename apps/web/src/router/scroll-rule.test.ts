import { describe, expect, it } from 'vitest'
import { scrollMove } from './scroll-rule.ts'

const at = (pathname: string, { key = pathname, hash = '' } = {}) => ({ pathname, key, hash })

describe('[ROUTE-06] the page', () => {
  it('goes to the top of another page', () => {
    expect(scrollMove('PUSH', at('/'), at('/cart'), false)).toEqual({ kind: 'top' })
    expect(scrollMove('REPLACE', at('/'), at('/cart'), false)).toEqual({ kind: 'top' })
  })

  it('restores its position on Back and Forward', () => {
    expect(scrollMove('POP', at('/cart'), at('/', { key: 'k1' }), true)).toEqual({
      kind: 'restore',
      key: 'k1',
    })
  })

  it('restores its position after a reload', () => {
    expect(scrollMove('POP', undefined, at('/faq', { key: 'k1', hash: '#returns' }), true)).toEqual({
      kind: 'restore',
      key: 'k1',
    })
  })

  it('stays where it is when only the query changes', () => {
    expect(scrollMove('PUSH', at('/category/men'), at('/category/men', { key: 'k2' }), false)).toEqual({
      kind: 'stay',
    })
  })

  it('goes to the hash target', () => {
    expect(scrollMove('PUSH', at('/'), at('/faq', { hash: '#caf%C3%A9' }), false)).toEqual({
      kind: 'element',
      id: 'café',
    })
    expect(scrollMove('PUSH', at('/'), at('/faq', { hash: '#100%' }), false)).toEqual({
      kind: 'element',
      id: '100%',
    })
  })

  it('stays where it is when a drawer is opened at a hash target', () => {
    const part = at('/faq', { hash: '#returns' })
    expect(scrollMove('PUSH', part, { ...part, key: 'k3' }, false)).toEqual({ kind: 'stay' })
  })

  it('goes to the hash target when it is newly opened, and to its top without one', () => {
    expect(scrollMove('POP', undefined, at('/faq', { hash: '#returns' }), false)).toEqual({
      kind: 'element',
      id: 'returns',
    })
    expect(scrollMove('POP', undefined, at('/faq'), false)).toEqual({ kind: 'top' })
  })

  it('goes to another hash target of the same page when it is typed', () => {
    const part = at('/faq', { hash: '#returns' })
    expect(scrollMove('POP', part, at('/faq', { key: 'k4', hash: '#sizes' }), false)).toEqual({
      kind: 'element',
      id: 'sizes',
    })
  })
})
