import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLostCodes } from './use-promotions.ts'

const begin = (...codes: readonly string[]) =>
  renderHook((now: readonly string[]) => useLostCodes(now), { initialProps: codes })

it('names the codes that were lost, until the shopper continues', () => {
  const { result, rerender } = begin('WELCOME10', 'FREESHIP')
  expect(result.current.lost).toEqual([])
  rerender(['FREESHIP'])
  expect(result.current.lost).toEqual(['WELCOME10'])
  rerender([])
  expect(result.current.lost).toEqual(['WELCOME10', 'FREESHIP'])
  rerender(['WELCOME10'])
  expect(result.current.lost).toEqual(['FREESHIP'])
  act(() => result.current.begin())
  expect(result.current.lost).toEqual([])
})

it('does not name a code that is removed here', () => {
  const { result, rerender } = begin('WELCOME10', 'FREESHIP')
  act(() => result.current.begin('WELCOME10'))
  rerender(['FREESHIP'])
  expect(result.current.lost).toEqual([])
})
