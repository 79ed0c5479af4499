import { expect, it } from 'vitest'
import { colorNamed } from './color-names.ts'

it.each([
  ['Ochre', '#b83'],
  ['Navy Blue', '#235'],
  ['light grey', '#888'],
  ['Sand/White', '#cb9'],
  ['dusty-rose', '#c88'],
])('%s is a colour of its own', (name, color) => {
  expect(colorNamed(name)).toBe(color)
})

it.each(['Midnight Garden', '', 'constructor'])('%j is none', (name) => {
  expect(colorNamed(name)).toBeUndefined()
})
