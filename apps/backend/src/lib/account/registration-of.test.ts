import { expect, it } from 'vitest'

import { registrationOf } from './registration-of'

const customer = { company_name: 'Kiesel GmbH', metadata: { registration_number: 'HRB 1234' } }

it('a bill has the registration of the company that it is for, and of no other', () => {
  expect(registrationOf({ company: ' kiesel gmbh' }, customer)).toBe('HRB 1234')
  expect(registrationOf({ company: 'Another GmbH' }, customer)).toBeUndefined()
  expect(registrationOf({ company: '' }, customer)).toBeUndefined()
  expect(registrationOf({ company: '' }, { ...customer, company_name: '' })).toBeUndefined()
  expect(registrationOf({ company: 'Kiesel GmbH' }, { ...customer, metadata: null })).toBeUndefined()
  expect(registrationOf(null, customer)).toBeUndefined()
  expect(registrationOf({ company: 'Kiesel GmbH' }, null)).toBeUndefined()
})
