import { expect, it } from 'vitest'

import { withSearchWords } from './search-words'

it('In Arabic a product is found by its words with and without the article', () => {
  const document = { title: 'قميص كتان', material: 'كتان', words: 'UE-1201 اللون' }
  expect(withSearchWords(document, 'ar-AE').words).toBe('UE-1201 اللون القميص الكتان لون')
  expect(withSearchWords(document, 'de')).toBe(document)
})
