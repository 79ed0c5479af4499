import { expect, it } from 'vitest'
import { provinceOf, stateOfPostalCode, statesOf } from './states.ts'

it.each([
  ['us', 'California', 'us-ca'],
  ['us', 'ca', 'us-ca'],
  ['us', 'US-CA', 'us-ca'],
  ['us', 'us-ca', 'us-ca'],
  ['us', 'District of Columbia', 'us-dc'],
  ['us', 'Washington, DC', 'us-dc'],
  ['us', 'New York State', 'us-ny'],
  ['in', 'karnataka', 'in-ka'],
  ['in', 'Orissa', 'in-or'],
  ['in', 'Andaman and Nicobar Islands', 'in-an'],
  ['in', 'Dadra and Nagar Haveli and Daman and Diu', 'in-dn'],
  ['it', 'MI', 'it-mi'],
  ['it', 'Provincia di Milano', 'it-mi'],
  ['ie', 'Dublin', 'ie-d'],
  ['ie', 'County Cork', 'ie-co'],
  ['jp', '東京都', 'jp-13'],
  ['jp', '東京', 'jp-13'],
  ['jp', 'Tokyo', 'jp-13'],
  ['jp', 'Osaka-fu', 'jp-27'],
  ['ca', 'ｏｎ', 'ca-on'],
  ['es', 'Alava', 'es-vi'],
])('%s: "%s" is sent as %s', (country, typed, code) => {
  expect(provinceOf(typed, country)).toBe(code)
})

it.each([
  ['de', 'Bayern'],
  ['us', 'Bavaria'],
  ['us', ''],
  ['gb', 'Kent'],
  ['hk', 'Kowloon'],
  ['zz', 'Anywhere'],
])('%s: "%s" stays as it is', (country, typed) => {
  expect(provinceOf(typed, country)).toBe(typed)
})

it.each([
  ['in', '560001', 'Karnataka'],
  ['in', '110001', 'Delhi'],
  ['in', '400050', 'Maharashtra'],
  ['us', '94105', 'California'],
  ['us', '10001-1234', 'New York'],
  ['jp', '100-0001', 'Tokyo'],
  ['it', '20121', 'Milano'],
])('%s: the code %s is in %s', (country, postalCode, name) => {
  expect(stateOfPostalCode(postalCode, country)).toMatchObject({ name })
})

it.each([
  ['500001', 'Telangana'],
  ['530001', 'Andhra Pradesh'],
  ['517501', 'Andhra Pradesh'],
  ['403001', 'Goa'],
  ['411001', 'Maharashtra'],
  ['682001', 'Kerala'],
  ['737101', 'Sikkim'],
  ['734101', 'West Bengal'],
  ['700001', 'West Bengal'],
  ['744101', 'Andaman & Nicobar'],
  ['194101', 'Ladakh'],
  ['190001', 'Jammu & Kashmir'],
  ['110001', 'Delhi'],
  ['600001', 'Tamil Nadu'],
  ['248001', 'Uttarakhand'],
  ['226001', 'Uttar Pradesh'],
])('the PIN code %s is of %s', (code, name) => {
  expect(stateOfPostalCode(code, 'in')?.name).toBe(name)
})

it('does not guess where a code could be in two states, or in none', () => {
  // Khammam, Saharanpur or Roorkee, Mohali or Chandigarh, Mahe, Lakshadweep, Fishers Island.
  for (const code of ['507001', '247001', '160055', '673310', '682555'])
    expect([code, stateOfPostalCode(code, 'in')?.name]).toEqual([code, undefined])
  expect(stateOfPostalCode('06390', 'us')).toBeUndefined()
  expect(stateOfPostalCode('10117', 'de')).toBeUndefined()
  expect(stateOfPostalCode('00000', 'us')).toBeUndefined()
})

it('has a code for each state of the countries that tax by state', () => {
  for (const country of ['us', 'in', 'ca', 'it', 'ie', 'jp', 'au', 'br', 'es', 'mx']) {
    const states = statesOf(country)
    expect(states.length).toBeGreaterThan(5)
    expect(states.filter(({ code }) => !code.startsWith(`${country}-`))).toEqual([])
  }
})
