import { expect, it } from 'vitest'

import { Announcement, announcementAt } from './announcement'
import { momentsWithin } from './content-moments'

const sale = Announcement.parse({
  text: 'Sale',
  begins_at: '2026-12-01T09:00:00Z',
  ends_at: '2026-12-02T09:00:00Z',
})
const always = Announcement.parse({ text: 'Always' })
const off = Announcement.parse({ text: 'Off', is_on: false })

it.each([
  ['2026-12-01T08:59:59.999Z', 'Always'],
  ['2026-12-01T09:00:00.000Z', 'Sale'],
  ['2026-12-02T08:59:59.999Z', 'Sale'],
  ['2026-12-02T09:00:00.000Z', 'Always'],
])('at %s the first announcement whose time it is says "%s"', (moment, text) => {
  expect(announcementAt([off, sale, always], new Date(moment))?.text).toBe(text)
})

it('without one that is on there is none', () => {
  expect(announcementAt([off], new Date())).toBeUndefined()
  expect(announcementAt(null, new Date())).toBeUndefined()
})

it('pages change when an announcement begins and ends, and when a post begins to be seen', () => {
  const posts = [{ id: 'jpost_1', published_at: new Date('2026-12-01T12:00:00Z') }]
  const announcements = [sale, always, { ...sale, is_on: false }]
  const window = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })
  const names = (from: string, to: string) =>
    momentsWithin({ announcements, posts }, window(from, to)).map(({ name, at }) => [name, at])
  expect(names('2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z')).toEqual([
    ['announcement', Date.parse('2026-12-01T09:00:00Z') + 100],
    ['jpost_1', Date.parse('2026-12-01T12:00:00Z') + 100],
  ])
  expect(names('2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z')).toEqual([
    ['announcement', Date.parse('2026-12-02T09:00:00Z') + 100],
  ])
})
