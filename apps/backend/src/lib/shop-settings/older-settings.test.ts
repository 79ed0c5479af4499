import { expect, it } from 'vitest'

import { fromOlderSettings } from './older-settings'
import { ShopSettings } from './settings-schema'

it('One announcement and rows of an earlier version become a list and sections below the opening', () => {
  const read = ShopSettings.parse(
    fromOlderSettings({
      name: 'Kiesel',
      announcement: { is_on: true, text: 'Free delivery', url: '/faq' },
      home_rows: [
        { kind: 'categories', title: 'Departments', category: null },
        { kind: 'newest', title: null, category: null },
        { kind: 'category', title: null, category: 'women' },
        { kind: 'newsletter', title: null, category: null },
      ],
    }),
  )
  expect(read.name).toBe('Kiesel')
  expect(read.announcements).toEqual([
    { is_on: true, text: 'Free delivery', url: '/faq', begins_at: null, ends_at: null },
  ])
  expect(read.home_sections).toEqual([
    { kind: 'hero' },
    { kind: 'categories', title: 'Departments' },
    { kind: 'products', row: 'newest', title: null, handle: null },
    { kind: 'products', row: 'category', title: null, handle: 'women' },
    { kind: 'newsletter', title: null },
  ])
})

it('An announcement that was off stays off, and one without a text is none', () => {
  const off = fromOlderSettings({ announcement: { is_on: false, text: 'Later', url: null } })
  expect(ShopSettings.parse(off).announcements).toMatchObject([{ is_on: false, text: 'Later' }])
  const empty = { announcement: { is_on: false, text: null, url: null }, home_rows: null }
  expect(fromOlderSettings(empty)).toEqual({})
})

it('What today’s version has stored is read as it is', () => {
  const today = { announcements: [{ text: 'Today' }], home_sections: [{ kind: 'hero' }] }
  expect(fromOlderSettings(today)).toEqual(today)
})
