import { expect, it } from 'vitest'
import { stateOf, statesOf } from '../formats/states.ts'
import arabic from './ar.json' with { type: 'json' }
import hindi from './hi.json' with { type: 'json' }

const served = ['in', 'us', 'jp', 'it', 'ie']
const known = served.flatMap((country) => statesOf(country).map(({ code }) => code))
/** What the form calls them stands above the choice: no name has it. */
const kinds = /प्रांत|प्रान्त|राज्य|प्रीफ़?ेक्चर|काउंटी|ज़िला|ولاية|مقاطعة|محافظة|إقليم/u

const languages = [
  ['hi', hindi as Readonly<Record<string, string>>, /^[\p{Script=Devanagari} ,.-]+$/u],
  ['ar', arabic as Readonly<Record<string, string>>, /^[\p{Script=Arabic} ،]+$/u],
] as const

for (const [language, names, letters] of languages) {
  it(`${language}: each state of the served countries has a name, and nothing else has`, () => {
    expect(Object.keys(names).toSorted()).toEqual(known.toSorted())
  })

  it(`${language}: names have only the letters of the language, in one spelling, without the kind of the state`, () => {
    const wrong = Object.values(names).filter(
      (name) => !letters.test(name) || kinds.test(name) || name !== name.normalize('NFC').trim(),
    )
    expect(wrong).toEqual([])
    // Vowel signs of Arabic are written in no other name.
    expect(Object.values(names).filter((name) => /[\u064B-\u0652]/.test(name))).toEqual([])
  })

  it(`${language}: each name is understood as its own state`, () => {
    for (const country of served)
      for (const { code } of statesOf(country))
        expect([code, stateOf(names[code] ?? '', country, names)?.code]).toEqual([code, code])
  })
}

it.each([
  ['hi', 'in', 'झारखण्ड', 'in-jh'],
  ['hi', 'in', 'मिजोरम', 'in-mz'],
  ['hi', 'in', 'अण्डमान और निकोबार', 'in-an'],
  ['hi', 'jp', 'टोक्यो प्रीफ़ेक्चर', 'jp-13'],
  ['hi', 'jp', 'Tokyo', 'jp-13'],
  ['hi', 'us', 'California', 'us-ca'],
  ['ar', 'us', 'ولاية كاليفورنيا', 'us-ca'],
  ['ar', 'us', 'اريزونا', 'us-az'],
  ['ar', 'ie', 'مقاطعة كورك', 'ie-co'],
  ['ar', 'jp', '東京都', 'jp-13'],
])('%s, %s: "%s" is %s', (language, country, typed, code) => {
  expect(stateOf(typed, country, language === 'hi' ? hindi : arabic)?.code).toBe(code)
})

it('knows no name of a language that is not the reader’s', () => {
  expect(stateOf('कर्नाटक', 'in')).toBeUndefined()
  expect(stateOf('कर्नाटक', 'in', arabic)).toBeUndefined()
})
