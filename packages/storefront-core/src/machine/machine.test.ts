import { describe, expect, it } from 'vitest'
import { createMachineStore } from './create-machine-store.ts'
import { andThen, ignored, nextStep, step, type Step, type TransitionTable } from './step.ts'

interface Lamp {
  readonly phase: { readonly status: 'off' } | { readonly status: 'asking'; readonly turn: number }
  readonly heard: readonly string[]
}
type LampEvent =
  | { readonly type: 'pressed'; readonly name: string }
  | { readonly type: 'answered'; readonly turn: number }
type LampEffect = { readonly kind: 'log' | 'press' | 'first'; readonly name: string }

const off: Lamp = { phase: { status: 'off' }, heard: [] }
const asking: Lamp = { ...off, phase: { status: 'asking', turn: 2 } }

function pressed(lamp: Lamp, { name }: { readonly name: string }): Step<Lamp, LampEffect> {
  const heard = [...lamp.heard, name]
  const again: readonly LampEffect[] = name === 'one' ? [{ kind: 'press', name: 'two' }] : []
  return step({ ...lamp, heard }, ...again, { kind: 'log', name }, { kind: 'first', name })
}

const table: TransitionTable<Lamp, LampEvent, LampEffect> = {
  off: { pressed, answered: ignored },
  asking: { pressed: ignored, answered: () => step(off) },
}
const transition = (lamp: Lamp, event: LampEvent) => nextStep(table, lamp, event)

describe('A step of a machine', () => {
  it('is the one that the table has for status and event', () => {
    expect(transition(off, { type: 'pressed', name: 'one' }).machine.heard).toEqual(['one'])
    expect(transition(asking, { type: 'pressed', name: 'one' })).toEqual(step(asking))
  })

  it('changes nothing for an answer to another request', () => {
    expect(transition(asking, { type: 'answered', turn: 2 }).machine).toBe(off)
    expect(transition(asking, { type: 'answered', turn: 1 })).toEqual(step(asking))
    expect(transition(off, { type: 'answered', turn: 2 })).toEqual(step(off))
  })

  it('is chained with the effects of both in order', () => {
    const both = andThen(pressed(off, { name: 'two' }), (lamp) => pressed(lamp, { name: 'three' }))
    expect(both.machine.heard).toEqual(['two', 'three'])
    expect(both.effects.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'log two',
      'first two',
      'log three',
      'first three',
    ])
  })
})

describe('The store of a machine', () => {
  const open = () => {
    const happened: string[] = []
    const { store, dispatch, isHandling } = createMachineStore<Lamp, LampEvent, LampEffect, number>({
      initial: off,
      transition,
      viewOf: ({ heard }) => heard.length,
      run({ kind, name }) {
        happened.push(`${kind} ${name}`)
        if (kind === 'press') dispatch({ type: 'pressed', name })
      },
      runsFirst: ({ kind }) => kind === 'first',
    })
    store.subscribe(({ view }) => happened.push(`shows ${view}`))
    return { store, dispatch, isHandling, happened }
  }

  it('handles an event that an effect raises after the other effects of the step', () => {
    const { dispatch, happened } = open()
    dispatch({ type: 'pressed', name: 'one' })
    expect(happened).toEqual([
      'first one',
      'shows 1',
      'press two',
      'log one',
      'first two',
      'shows 2',
      'log two',
    ])
  })

  it('keeps its state when nothing changes', () => {
    const { store, dispatch, happened } = open()
    const before = store.getState()
    dispatch({ type: 'answered', turn: 1 })
    expect(store.getState()).toBe(before)
    expect(happened).toEqual([])
  })

  it('handles further events after a subscriber has thrown', () => {
    const { store, dispatch, isHandling } = open()
    const stop = store.subscribe(() => {
      expect(isHandling()).toBe(true)
      throw new Error('A subscriber fails')
    })
    expect(() => dispatch({ type: 'pressed', name: 'three' })).toThrow('A subscriber fails')
    stop()
    expect(isHandling()).toBe(false)
    dispatch({ type: 'pressed', name: 'four' })
    expect(store.getState().machine.heard).toEqual(['three', 'four'])
  })
})
