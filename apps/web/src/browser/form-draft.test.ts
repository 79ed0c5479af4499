import { createMemoryStorage } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { saveFormDraft, readFormDraft, formDraftKey } from './form-draft.ts'

const typed = { form: 'profile', owner: 'cus_1', values: { firstName: 'Noor', agree: true } }

it('[F-86] is restored for the customer who entered it', () => {
  const storage = createMemoryStorage()
  saveFormDraft(storage, typed)
  expect(readFormDraft(storage, 'cus_1')).toEqual(typed)
})

it('[F-93] is removed when another customer signs in', () => {
  const storage = createMemoryStorage()
  saveFormDraft(storage, typed)
  expect(readFormDraft(storage, 'cus_2')).toBeUndefined()
  expect(storage.get(formDraftKey)).toBeNull()
})

it('is kept until the session is known', () => {
  const storage = createMemoryStorage()
  saveFormDraft(storage, typed)
  expect(readFormDraft(storage, undefined)).toBeUndefined()
  expect(storage.get(formDraftKey)).not.toBeNull()
})

it.each([
  'nonsense',
  'null',
  '[]',
  '{"form":"profile","owner":"cus_1","values":{"firstName":{}}}',
  '{"form":1}',
])('[F-88] is ignored when %s is stored', (written) => {
  const storage = createMemoryStorage()
  storage.set(formDraftKey, written)
  expect(readFormDraft(storage, 'cus_1')).toBeUndefined()
})
