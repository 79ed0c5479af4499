import { describe, expect, it } from 'vitest'
import { languages, sourceLanguage } from '../../messages/languages.ts'
import { areasOf, flatten, readMessages } from './catalogue.ts'
import { compareMessages, unusedMessages, usesIn } from './compare.ts'
import { compileArea, declareArea } from './compile-area.ts'
import { withDocumentWords } from './document-words.ts'
import { pseudoMessages } from './pseudo.ts'

/** The exports of an area, with English plurals. */
async function compiled(
  source: Parameters<typeof declareArea>[0],
  translation = source,
  direction: 'ltr' | 'rtl' = 'ltr',
) {
  const format = `data:text/javascript,${encodeURIComponent(
    'export const number = String; export const plural = (n, forms) => forms[n === 1 ? "one" : "other"] ?? forms.other',
  )}`
  const code = compileArea({ name: 'area', source, translation, direction }, format)
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly cart?: Record<string, unknown>
  }
}

type Call = (given: unknown) => string

async function functionsOf(...given: Parameters<typeof compiled>): Promise<Readonly<Record<string, Call>>> {
  const { cart = {} } = await compiled(...given)
  return cart as Record<string, Call>
}

describe('A message', () => {
  it('without parameters is a text, with quotes, backslashes and braces as they are', async () => {
    const { cart } = await compiled({ cart: { title: "Don't `$` \"\\\" '{'a'}'" } })
    expect(cart).toEqual({ title: 'Don\'t `$` "\\" {a}' })
  })

  it('with one parameter is a function of it, with several of an object', async () => {
    const source = { cart: { remove: 'Remove {name}', progress: '{shown, number} of {total, number}' } }
    const cart = await functionsOf(source)
    expect(cart['remove']?.('`Vase`')).toBe('Remove `Vase`')
    expect(cart['progress']?.({ shown: 2, total: 9 })).toBe('2 of 9')
    expect(declareArea(source)).toContain('remove: (name: string) => string')
    expect(declareArea(source)).toContain(
      'progress: (parameters: { readonly shown: number; readonly total: number }) => string',
    )
  })

  it('has the plural forms of its language, and exact counts before them', async () => {
    const source = { cart: { count: '{count, plural, =0 {none} one {# item} other {# items}}' } }
    const cart = await functionsOf(source)
    expect([0, 1, 2].map((count) => cart['count']?.(count))).toEqual(['none', '1 item', '2 items'])
  })

  it('is called as the source says, whatever the order of its parameters in the translation', async () => {
    const source = { cart: { of: '{done} of {all}' } }
    const cart = await functionsOf(source, {
      cart: { of: 'von {all} {done}' },
    })
    expect(cart['of']?.({ done: 'a', all: 'b' })).toBe('von b a')
  })

  it('isolates its texts from right to left, and not its numbers', async () => {
    const source = { cart: { paid: 'Paid {amount} of {count, number}', name: '{name}' } }
    const cart = await functionsOf(source, source, 'rtl')
    expect(cart['paid']?.({ amount: '₹10', count: 2 })).toBe('Paid \u2068₹10\u2069 of 2')
    expect(cart['name']?.('Vase')).toBe('Vase')
  })

  it('that is missing is in English', async () => {
    const source = { cart: { title: 'Cart', names: ['One', 'Two'] } }
    const { cart } = await compiled(source, { cart: { names: ['Eins'] } })
    expect(cart).toEqual({ title: 'Cart', names: ['Eins', 'Two'] })
  })

  it('with a mistake names its place', async () => {
    await expect(compiled({ cart: { title: '{count, plural, one {#}}' } })).rejects.toThrow(
      'area: cart.title',
    )
  })
})

describe('A comparison of a language with English', () => {
  const source = { a: { title: 'Cart', remove: 'Remove {name}', count: '{n, plural, one {#} other {#}}' } }

  it('says what is missing, surplus and has other parameters or plural forms', () => {
    const translation = { a: { remove: '{nome} weg', count: '{n, plural, few {#} other {#}}', old: 'Alt' } }
    expect(compareMessages(source, translation, 'de')).toEqual({
      missing: ['a.title'],
      surplus: ['a.old'],
      wrong: [
        { path: 'a.remove', why: 'has the parameter nome, which English does not have' },
        { path: 'a.count', why: 'has the plural form few, which the language does not have' },
      ],
    })
  })

  it('finds English texts that nothing uses', () => {
    const uses = usesIn(['const { title } = a; Object.entries(a.entries)'])
    const texts = flatten({ a: { title: 'Cart', old: 'Old', entries: { first: 'First' } } })
    expect(unusedMessages(texts, uses)).toEqual(['a.old'])
  })
})

describe('The catalogue', () => {
  it('can be read in every language', () => {
    for (const { code } of languages)
      for (const area of areasOf(code))
        expect(() =>
          compileArea({ name: area, source: readMessages(code, area), translation: {} }, ''),
        ).not.toThrow()
  })

  it('has a pseudo-language that is two fifths longer, and keeps parameters and plurals', () => {
    const { a } = pseudoMessages({ a: 'Remove {name}, {n, plural, one {# item} other {# items}}' }) as {
      a: string
    }
    expect(a).toContain('Ŕéɱóṽé {name}, {n,plural,one{# íţéɱ} other{# íţéɱš}}')
    const [english, pseudo] = [
      readMessages(sourceLanguage, 'faq'),
      pseudoMessages(readMessages(sourceLanguage, 'faq')),
    ]
    const lengthOf = (messages: typeof english) => [...flatten(messages).values()].join('').length
    expect(lengthOf(pseudo) / lengthOf(english)).toBeGreaterThan(1.35)
  })

  it('has the texts of index.html', () => {
    const html =
      '<html lang="%language%" dir="%direction%"><p>%document.late%</p><p>%document.noScriptWithPerson%</p>'
    const page = withDocumentWords(html, 'ar-XB')
    expect(page).toContain('<html lang="ar-XB" dir="rtl">')
    expect(page).toMatch(/<a href="">.*<\/a>.*<a href="mailto:[^"]+">/)
    expect(() => withDocumentWords('%document.nothing%', 'en')).toThrow('document.nothing')
  })
})
