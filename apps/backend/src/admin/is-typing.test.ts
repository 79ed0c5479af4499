import { expect, test } from 'vitest'

import { isTyping } from './is-typing'

test('the focus is left in a field, and moved from a button or from nowhere', () => {
  const focused = [
    { tagName: 'TEXTAREA' },
    { tagName: 'INPUT' },
    { tagName: 'BUTTON' },
    { tagName: 'BODY' },
    null,
  ]
  expect(focused.map(isTyping)).toEqual([true, true, false, false, false])
})
