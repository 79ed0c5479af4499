import { expect, it } from 'vitest'

import { idAt, timeOfId } from './time-of-id'

it.each([
  ['wf_exec_01ARZ3NDEKTSV4RRFFQ69G5FAV', '2016-07-30T23:54:10.259Z'],
  ['order_00000000010000000000000000', '1970-01-01T00:00:00.001Z'],
])('the id %s is of %s', (id, time) => {
  expect(timeOfId(id).toISOString()).toBe(time)
  const least = idAt(new Date(time), { like: id })
  expect(timeOfId(least).toISOString()).toBe(time)
  expect(least <= id).toBe(true)
  expect(idAt(new Date(new Date(time).getTime() + 1), { like: id }) > id).toBe(true)
})
