import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../test/support/deep-freeze.ts'
import type { Failure } from '../failure/failure.ts'
import type { AuthEffect, AuthEvent, AuthEventType } from './auth.events.ts'
import { authTable, transition } from './auth.machine.ts'
import { viewOf } from './auth.selectors.ts'
import type { AuthMachine, AuthPhase, PhaseName } from './auth.state.ts'
import { ignored } from '../machine/step.ts'
import type { Customer } from './customer-from-wire.ts'

const failure: Failure = { kind: 'unreachable', retryable: true }
const asha: Customer = { id: 'cus_1', email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' }
const ravi: Customer = { id: 'cus_2', email: 'ravi@example.com', firstName: 'Ravi', lastName: 'Sen' }
const saved = { customer: asha, holds: 'token' } as const
const nothing = { customer: undefined, holds: 'nothing' } as const
const owed = { customer: undefined, holds: 'pending-sign-out' } as const

const phases: { readonly [Name in PhaseName]: Extract<AuthPhase, { status: Name }> } = {
  idle: { status: 'idle' },
  guest: { status: 'guest', reason: 'never' },
  'signing-in': { status: 'signing-in', turn: 4, task: 'sign-in' },
  verifying: { status: 'verifying', turn: 4, customer: asha },
  unverified: { status: 'unverified', failure, customer: asha },
  'signed-in': { status: 'signed-in', customer: asha },
}
const events: { readonly [Type in AuthEventType]: Extract<AuthEvent, { type: Type }> } = {
  started: { type: 'started', memory: saved },
  'refresh.requested': { type: 'refresh.requested', memory: saved },
  'signed-in.elsewhere': { type: 'signed-in.elsewhere', memory: saved },
  'signed-out.elsewhere': { type: 'signed-out.elsewhere', memory: nothing },
  'sign-in.requested': { type: 'sign-in.requested', task: 'register' },
  entered: { type: 'entered', turn: 4, customer: ravi },
  refused: { type: 'refused', turn: 4, reason: 'refused' },
  verified: { type: 'verified', turn: 4, customer: asha },
  'verification.failed': { type: 'verification.failed', turn: 4, failure },
  'unauthorized.received': { type: 'unauthorized.received' },
  'sign-out.requested': { type: 'sign-out.requested' },
}
const phaseNames = Object.keys(phases) as PhaseName[]
const eventTypes = Object.keys(events) as AuthEventType[]

/** The expected table: `x` handled, `.` ignored. Columns are the events in the order above. */
const expected: Readonly<Record<PhaseName, string>> = {
  idle: 'xx..x.....x',
  guest: '.xx.x.....x',
  'signing-in': '...x.xx...x',
  verifying: '..xxx..xx.x',
  unverified: '.xxxx....xx',
  'signed-in': '.xxxx....xx',
}

const machineIn = (phase: AuthPhase): AuthMachine => deepFreeze({ phase, turn: 4 })

const kindsOf = (effects: readonly AuthEffect[]) => effects.map(({ kind }) => kind)

function noticesOf(effects: readonly AuthEffect[]): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.kind !== 'notify') return []
    return [effect.notice.kind === 'signed-out' ? `signed-out ${effect.notice.reason}` : effect.notice.kind]
  })
}

describe('The auth table', () => {
  it.each(phaseNames)('handles or ignores every event while %s', (name) => {
    expect(Object.keys(authTable[name]).toSorted()).toEqual(eventTypes.toSorted())
    const row = eventTypes.map((type) => (authTable[name][type] === ignored ? '.' : 'x')).join('')
    expect(row).toBe(expected[name])
    for (const type of eventTypes) {
      const before = machineIn(phases[name])
      const step = transition(before, deepFreeze(events[type]))
      const isIgnored = expected[name][eventTypes.indexOf(type)] === '.'
      expect(step.machine === before).toBe(isIgnored)
      expect(isIgnored ? step.effects : []).toEqual([])
    }
  })

  it('ignores answers to other requests', () => {
    for (const name of phaseNames) {
      for (const type of ['entered', 'refused', 'verified', 'verification.failed'] as const) {
        const before = machineIn(phases[name])
        const late = { ...events[type], turn: 3 } as AuthEvent
        expect(transition(before, late)).toEqual({ machine: before, effects: [] })
      }
    }
  })

  it('[AUTH-09] shows the saved customer at once and verifies the session', () => {
    const { machine, effects } = transition(machineIn(phases.idle), events.started)
    expect(machine).toEqual({ phase: { status: 'verifying', turn: 5, customer: asha }, turn: 5 })
    expect(effects).toEqual([{ kind: 'fetch-customer', turn: 5 }])
  })

  it('sends no request for a visitor who was never signed in', () => {
    const event = { type: 'started', memory: nothing } as const
    const { machine, effects } = transition(machineIn(phases.idle), event)
    expect(machine.phase).toEqual({ status: 'guest', reason: 'never' })
    expect(effects).toEqual([])
  })

  it('repeats a pending sign-out before anything else', () => {
    const event = { type: 'started', memory: owed } as const
    const { machine, effects } = transition(machineIn(phases.idle), event)
    expect(machine.phase).toEqual({ status: 'guest', reason: 'asked' })
    expect(effects).toEqual([{ kind: 'leave', reason: 'asked' }])
  })

  it('[AUTH-09] [F-86] signs out a customer whom the backend does not know, with one notice', () => {
    const event = { type: 'verified', turn: 4, customer: undefined } as const
    const { machine, effects } = transition(machineIn(phases.verifying), event)
    expect(machine).toEqual({ phase: { status: 'guest', reason: 'expired' }, turn: 5 })
    expect(kindsOf(effects)).toEqual(['leave', 'notify'])
    expect(noticesOf(effects)).toEqual(['signed-out expired'])
    expect(transition(machine, { type: 'unauthorized.received' }).effects).toEqual([])
  })

  it('sends no notice when no customer was shown as signed in', () => {
    const { effects } = transition(machineIn({ status: 'verifying', turn: 4 }), {
      type: 'verified',
      turn: 4,
      customer: undefined,
    })
    expect(effects).toEqual([{ kind: 'leave', reason: 'expired' }])
  })

  it('[AUTH-09] keeps the customer when the backend cannot be reached', () => {
    const { machine, effects } = transition(machineIn(phases.verifying), events['verification.failed'])
    expect(machine.phase).toEqual({ status: 'unverified', failure, customer: asha })
    expect(effects).toEqual([])
    const again = transition(machine, events['refresh.requested'])
    expect(again.machine.phase).toEqual({ status: 'verifying', turn: 5, customer: asha })
  })

  it('[F-89] [F-93] shows the customer that the backend names, and drops another saved one', () => {
    const event = { type: 'verified', turn: 4, customer: ravi } as const
    const { machine, effects } = transition(machineIn(phases.verifying), event)
    expect(machine.phase).toEqual({ status: 'signed-in', customer: ravi })
    expect(effects.at(-1)).toEqual({ kind: 'remember', customer: ravi })
    expect(noticesOf(effects)).toEqual(['signed-out elsewhere'])
    expect(kindsOf(transition(machineIn(phases.verifying), events.verified).effects)).toEqual(['remember'])
  })

  it('[F-87] asks once for any number of refused requests', () => {
    const doubted = transition(machineIn(phases['signed-in']), events['unauthorized.received'])
    expect(doubted.machine.phase).toEqual({ status: 'verifying', turn: 5, customer: asha })
    expect(doubted.effects).toEqual([{ kind: 'fetch-customer', turn: 5 }])
    expect(transition(doubted.machine, events['unauthorized.received']).effects).toEqual([])
  })

  it('[AUTH-10] signs in: saves the customer, notifies other tabs and listeners', () => {
    const { machine, effects } = transition(machineIn(phases['signing-in']), events.entered)
    expect(machine.phase).toEqual({ status: 'signed-in', customer: ravi })
    expect(effects).toEqual([
      { kind: 'remember', customer: ravi },
      { kind: 'announce', word: 'entered' },
      { kind: 'notify', notice: { kind: 'signed-in', customer: ravi, task: 'sign-in' } },
    ])
  })

  it('[F-93] signs out the current customer before another one signs in', () => {
    for (const name of ['signed-in', 'verifying', 'unverified'] as const) {
      const { machine, effects } = transition(machineIn(phases[name]), events['sign-in.requested'])
      expect(machine.phase).toEqual({ status: 'signing-in', turn: 5, task: 'register' })
      expect(kindsOf(effects)).toEqual(['leave', 'announce', 'notify'])
      expect(noticesOf(effects)).toEqual(['signed-out asked'])
    }
    expect(transition(machineIn(phases.guest), events['sign-in.requested']).effects).toEqual([])
  })

  it('[AUTH-10] [F-90] signs out at once, from any phase', () => {
    for (const name of phaseNames) {
      const { machine, effects } = transition(machineIn(phases[name]), events['sign-out.requested'])
      expect(machine).toEqual({ phase: { status: 'guest', reason: 'asked' }, turn: 5 })
      expect(effects[0]).toEqual({ kind: 'leave', reason: 'asked' })
      expect(effects.at(-1)).toEqual({ kind: 'announce', word: 'left' })
      const wasShown = ['signed-in', 'verifying', 'unverified'].includes(name)
      expect(noticesOf(effects)).toEqual(wasShown ? ['signed-out asked'] : [])
    }
  })

  it('[F-91] ends with the session of another tab, without ending a newer one', () => {
    for (const name of ['signed-in', 'verifying', 'unverified'] as const) {
      const { machine, effects } = transition(machineIn(phases[name]), events['signed-out.elsewhere'])
      expect(machine.phase).toEqual({ status: 'guest', reason: 'elsewhere' })
      expect(kindsOf(effects)).toEqual(['notify'])
    }
    const newer = { type: 'signed-out.elsewhere', memory: { customer: ravi, holds: 'token' } } as const
    const { machine, effects } = transition(machineIn(phases['signed-in']), newer)
    expect(machine.phase).toEqual({ status: 'verifying', turn: 5, customer: ravi })
    expect(noticesOf(effects)).toEqual(['signed-out elsewhere'])
  })

  it('sends no false sign-in or sign-out notice, for any sequence of events', () => {
    const memory = fc.constantFrom(
      saved,
      nothing,
      owed,
      { customer: ravi, holds: 'token' } as const,
      {
        customer: undefined,
        holds: 'token',
      } as const,
    )
    const anyEvent = fc.tuple(fc.constantFrom(...eventTypes), memory, fc.boolean()).map(eventOf)
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (happenings) => {
        let machine: AuthMachine = deepFreeze({ phase: phases.idle, turn: 0 })
        let shown: string | undefined
        for (const happening of happenings) {
          const event = 'turn' in happening ? { ...happening, turn: machine.turn } : happening
          const step = transition(machine, deepFreeze(event))
          const after = idOf(step.machine.phase)
          const notices = noticesOf(step.effects)
          const hasGone = shown !== undefined && shown !== after
          expect(notices.some((notice) => notice.startsWith('signed-out'))).toBe(hasGone)
          expect(notices.includes('signed-in')).toBe(event.type === 'entered' && step.machine !== machine)
          expect(step.machine.turn).toBeGreaterThanOrEqual(machine.turn)
          expect(transition(machine, event)).toEqual(step)
          shown = after
          machine = deepFreeze(step.machine)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

function eventOf([type, memory, isWithoutCustomer]: readonly [
  AuthEventType,
  Extract<AuthEvent, { type: 'started' }>['memory'],
  boolean,
]): AuthEvent {
  const event = events[type]
  if ('memory' in event) return { ...event, memory }
  return event.type === 'verified' && isWithoutCustomer ? { ...event, customer: undefined } : event
}

function idOf(phase: AuthPhase): string | undefined {
  const view = viewOf(phase)
  return view.status === 'signed-in' ? view.customer.id : undefined
}
