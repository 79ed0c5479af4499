import { expect, it } from 'vitest'
import { relayedPicture } from './relayed-pictures.ts'

const backendUrl = 'https://backend.example/'

it('relays the pictures of the backend', () => {
  expect(relayedPicture('https://backend.example/images/shirt-800.webp?v=1', backendUrl)).toBe(
    '/images/shirt-800.webp?v=1',
  )
  expect(relayedPicture('https://backend.example/static/1-shirt.png', backendUrl)).toBe('/static/1-shirt.png')
})

it.each([
  'https://cdn.example/images/shirt-800.webp',
  'https://backend.example.evil.example/images/shirt.png',
  'https://backend.example/admin/images/shirt.png',
  '/images/shirt.png',
  'blob:https://shop.example/1',
])('leaves %s as it is', (src) => {
  expect(relayedPicture(src, backendUrl)).toBe(src)
})
