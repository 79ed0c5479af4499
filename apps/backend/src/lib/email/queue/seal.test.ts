import { expect, it } from 'vitest'

import { seal, unseal } from './seal'

it('A sealed text is opened with the same secret only', () => {
  const sealed = seal('the secret', 'token=abc ₹')
  expect(unseal('the secret', sealed)).toBe('token=abc ₹')
  expect(() => unseal('another secret', sealed)).toThrow('authenticate')
})

it('A sealed text shows nothing of its content, and is never the same twice', () => {
  const sealed = seal('the secret', 'token=abc')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('abc')
  expect(seal('the secret', 'token=abc')).not.toBe(sealed)
})
