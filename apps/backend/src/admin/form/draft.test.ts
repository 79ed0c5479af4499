import { expect, it } from 'vitest'

import { changedAt, valueAt } from './draft'

const draft = {
  name: 'Kiesel',
  contact: { email: null },
  menu_links: [{ label: 'A' }, { label: 'B' }],
  hero: { link: null },
}

it('A field is found by its path', () => {
  expect(valueAt(draft, 'contact.email')).toBeNull()
  expect(valueAt(draft, 'menu_links.1.label')).toBe('B')
  expect(valueAt(draft, 'hero.link.label')).toBeUndefined()
  expect(valueAt(draft, 'name.first')).toBeUndefined()
})

it('A changed field is in a copy, and lists stay lists', () => {
  expect(changedAt(draft, 'menu_links.1.label', 'C')).toEqual({
    ...draft,
    menu_links: [{ label: 'A' }, { label: 'C' }],
  })
  expect(changedAt(draft, 'hero.link.label', 'See all').hero).toEqual({ link: { label: 'See all' } })
  expect(changedAt(draft, 'contact.email', 'a@b.example')).not.toBe(draft)
  expect(draft.contact.email).toBeNull()
})
