import { createMemoryStorage } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { keepTypedForm, readTypedForm, typedFormKey } from './typed-form.ts'

const typed = { form: 'profile', owner: 'cus_1', values: { firstName: 'Noor', agree: true } }

it('[F-86] is read by the customer who typed it', () => {
  const storage = createMemoryStorage()
  keepTypedForm(storage, typed)
  expect(readTypedForm(storage, 'cus_1')).toEqual(typed)
})

it('[F-93] is removed when another customer is here', () => {
  const storage = createMemoryStorage()
  keepTypedForm(storage, typed)
  expect(readTypedForm(storage, 'cus_2')).toBeUndefined()
  expect(storage.get(typedFormKey)).toBeNull()
})

it('stays until it is known who is here', () => {
  const storage = createMemoryStorage()
  keepTypedForm(storage, typed)
  expect(readTypedForm(storage, undefined)).toBeUndefined()
  expect(storage.get(typedFormKey)).not.toBeNull()
})

it.each([
  'nonsense',
  'null',
  '[]',
  '{"form":"profile","owner":"cus_1","values":{"firstName":{}}}',
  '{"form":1}',
])('[F-88] is nothing where %s is kept', (written) => {
  const storage = createMemoryStorage()
  storage.set(typedFormKey, written)
  expect(readTypedForm(storage, 'cus_1')).toBeUndefined()
})
