import { expect, it } from 'vitest'

import { purgeSettings } from './purge-settings'

const given = { SHOP_PURGE_URL: 'http://127.0.0.1:8000/purge', SHOP_PURGE_TOKEN: 'token' }

it('The settings name every server of the shop and the token', () => {
  const SHOP_PURGE_URL = 'http://127.0.0.1:8000/purge, https://shop.example/purge,'
  expect(purgeSettings({ ...given, SHOP_PURGE_URL })).toEqual({
    urls: ['http://127.0.0.1:8000/purge', 'https://shop.example/purge'],
    token: 'token',
  })
})

it('Nothing is called without a URL, and during the seed', () => {
  expect(purgeSettings({})).toBeUndefined()
  expect(purgeSettings({ SHOP_PURGE_URL: '', SHOP_PURGE_TOKEN: 'token' })).toBeUndefined()
  expect(purgeSettings({ ...given, UMBER_SEEDING: 'true' })).toBeUndefined()
})

it('A wrong URL and a missing token are errors at the start', () => {
  for (const SHOP_PURGE_URL of ['shop.example/purge', 'ftp://shop.example'])
    expect(() => purgeSettings({ ...given, SHOP_PURGE_URL })).toThrow('is not a URL')
  expect(() => purgeSettings({ ...given, SHOP_PURGE_TOKEN: undefined })).toThrow(
    'SHOP_PURGE_TOKEN is not set',
  )
})
