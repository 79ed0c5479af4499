import { expect, it } from 'vitest'

import { isInputFault } from './input-fault'

it.each([
  Object.assign(new Error('select "id" from "product_option" - date/time field value'), { code: '22007' }),
  new Error(
    'select "id" from "order" where "status" = \'x\' - invalid input value for enum order_status: "x"',
  ),
  new Error('insert into "cart_line_item" - value "1000000000000" is out of range for type integer'),
  new Error('\nUnable to retrieve the MFA method with id: %\nPlease make sure that the method is registered'),
  { message: '\nUnable to retrieve the payment provider with id: x' },
])('A value of the request is at fault: %s', (error) => {
  expect(isInputFault(error)).toBe(true)
})

it.each([
  undefined,
  'invalid input value for',
  new Error('connect ECONNREFUSED'),
  Object.assign(new Error('duplicate key value'), { code: '23505' }),
  Object.assign(new Error('deadlock detected'), { code: '40P01' }),
])('something else is: %s', (error) => {
  expect(isInputFault(error)).toBe(false)
})
