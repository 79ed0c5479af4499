import { expect, test } from 'vitest'
import { serverMessage, textField } from './response.ts'

const response = new Response(null, { status: 502, statusText: 'Bad Gateway' })

test('is the server’s own', () => {
  expect(serverMessage({ message: ' Cart not found ' }, response)).toBe('Cart not found')
})

test.each([
  'str',
  [],
  null,
  undefined,
  5,
  {},
  { message: {} },
  { message: '  ' },
  { message: 7 },
  { message: ['x'] },
])('[F-13] falls back to the status text for %j', (body) => {
  expect(serverMessage(body, response)).toBe('Bad Gateway')
})

test('is never a page of HTML', () => {
  expect(serverMessage({ message: '\n<!doctype html><p>x' }, response)).toBe('Bad Gateway')
})

test('names the status where there is no text, as over HTTP/2', () => {
  expect(serverMessage({}, new Response(null, { status: 503 }))).toBe('HTTP 503')
})

test('[F-12] has at most 10,000 characters', () => {
  const long = serverMessage({ message: 'a'.repeat(50_000) }, response)
  expect(long).toHaveLength(10_000)
  expect(long.endsWith('…')).toBe(true)
})

test('names every column of a refused import', () => {
  const columns = Array.from({ length: 200 }, (_, index) => `Unknown Column Number ${index}`).join(', ')
  const message = `Invalid column names "${columns}"`
  expect(serverMessage({ message }, response)).toBe(message)
})

test('a field is read only where it is text', () => {
  expect(textField({ code: 'x' }, 'code')).toBe('x')
  expect([{ code: 5 }, {}, null, 'code', undefined].map((body) => textField(body, 'code'))).toEqual(
    Array(5).fill(undefined),
  )
})
