import { expect, it } from 'vitest'

import { typedSince } from './use-kept-edits'

it('what is typed while a text is being saved stays, in its field and in others', () => {
  const sent = { fit: 'Weit', care: 'Kalt waschen' }
  expect(typedSince({ ...sent, fit: 'Gerade', note: 'Neu' }, sent)).toEqual({ fit: 'Gerade', note: 'Neu' })
  expect(typedSince(sent, sent)).toEqual({})
})
