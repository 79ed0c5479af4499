import { expect, it } from 'vitest'

import { mayRead } from './may-read'

it('the metrics can be read with the token only', () => {
  expect(mayRead('Bearer right', 'right')).toBe(true)
  for (const authorization of [
    undefined,
    '',
    'right',
    'Bearer',
    'Bearer wrong',
    'Basic right',
    'Bearer right right',
  ])
    expect(mayRead(authorization, 'right')).toBe(false)
})
