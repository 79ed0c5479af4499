import { describe, expect, it } from 'vitest'
import { hasMarkup } from './has-markup.ts'
import { mayHaveMarkup } from './may-have-markup.ts'

describe('What is markup', () => {
  it.each([
    '<p>Soft linen.</p>',
    'Soft<br>linen',
    'Salt &amp; pepper',
    '# Linen\n\nSoft.',
    'A **soft** linen',
    'See [the guide](/help)',
    '&lt;p&gt;Soft&lt;/p&gt;',
  ])('is %j', (text) => expect([hasMarkup(text), mayHaveMarkup(text)]).toEqual([true, true]))

  it.each([
    'Soft linen.',
    'Fits < 40 cm, or > 50',
    'Wash:\n- cold\n- alone',
    'Sizes <S> to <XL>',
    '2 * 3 * 4',
    '#1 in Pune',
    '',
  ])('is not %j', (text) => expect(hasMarkup(text)).toBe(false))
})
