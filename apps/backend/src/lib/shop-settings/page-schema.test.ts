import { describe, expect, it } from 'vitest'

import { ShopPage } from './page-schema'

const page = { slug: 'size-guide', title: 'Size guide', body: '# Sizes' }

describe('A page', () => {
  it('is a draft until it is published', () => {
    expect(ShopPage.parse({ ...page, seo_title: ' ' })).toEqual({
      ...page,
      seo_title: null,
      seo_description: null,
      status: 'draft',
    })
  })

  it.each<readonly [field: string, change: object]>([
    ['slug', { slug: 'Size guide' }],
    ['slug', { slug: '../admin' }],
    ['slug', { slug: '-size' }],
    ['slug', { slug: '' }],
    ['title', { title: ' ' }],
    ['body', { body: 'x'.repeat(50_001) }],
    ['seo_description', { seo_description: 'x'.repeat(301) }],
    ['status', { status: 'hidden' }],
  ])('refuses a wrong %s', (field, change) => {
    expect(ShopPage.safeParse({ ...page, ...change }).error?.issues[0]?.path).toEqual([field])
  })
})
