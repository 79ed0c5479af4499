import { expect, it } from 'vitest'
import { colorNamed } from './color-names.ts'

it.each([
  ['Ochre', '#b9822f'],
  ['Navy Blue', '#22304f'],
  ['light grey', '#8c8c8a'],
  ['Sand/White', '#d3bf9c'],
  ['dusty-rose', '#cf8f8f'],
])('%s is a colour of its own', (name, color) => {
  expect(colorNamed(name)).toBe(color)
})

it.each(['Midnight Garden', '', 'constructor'])('%j is none', (name) => {
  expect(colorNamed(name)).toBeUndefined()
})
