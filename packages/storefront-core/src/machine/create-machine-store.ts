import { createStore } from 'zustand/vanilla'
import type { Step } from './step.ts'

export interface MachineState<Machine, View> {
  /** The view for screens; the same object until something changes. */
  readonly view: View
  readonly machine: Machine
}

/** The readable part of a store. */
export interface MachineStore<Machine, View> {
  getState(): MachineState<Machine, View>
  getInitialState(): MachineState<Machine, View>
  /** Returns the unsubscribe function. */
  subscribe(
    listener: (state: MachineState<Machine, View>, before: MachineState<Machine, View>) => void,
  ): () => void
}

interface MachineStoreOptions<Machine, Event, Effect, View> {
  readonly initial: Machine
  readonly transition: (machine: Machine, event: Event) => Step<Machine, Effect>
  readonly viewOf: (machine: Machine) => View
  /** Runs an effect without awaiting it. Its outcome comes back as an event. */
  readonly run: (effect: Effect) => void
  /** Effects to run before subscribers see the next state. */
  readonly runsFirst?: (effect: Effect) => boolean
}

/** Learns what an event has led to, before subscribers see it. */
type Handled<Machine> = (before: Machine, after: Machine) => void

/**
 * Keeps a machine, applies events to it and runs the effects. One event is handled at a time: an event that
 * an effect or a subscriber raises waits until the effects of the current step have run.
 */
export function createMachineStore<Machine, Event, Effect, View>({
  initial,
  transition,
  viewOf,
  run,
  runsFirst,
}: MachineStoreOptions<Machine, Event, Effect, View>) {
  const stateOf = (machine: Machine) => ({ view: viewOf(machine), machine })
  const { setState, ...store } = createStore(() => stateOf(initial))
  const events: (readonly [event: Event, handled?: Handled<Machine> | undefined])[] = []
  let isHandling = false

  function handle(event: Event, handled?: Handled<Machine>): void {
    const before = store.getState().machine
    const { machine, effects } = transition(before, event)
    handled?.(before, machine)
    for (const effect of effects) if (runsFirst?.(effect)) run(effect)
    if (machine !== before) setState(stateOf(machine), true)
    for (const effect of effects) if (!runsFirst?.(effect)) run(effect)
  }

  function dispatch(event: Event, handled?: Handled<Machine>): void {
    events.push([event, handled])
    if (isHandling) return
    isHandling = true
    try {
      for (let next = events.shift(); next !== undefined; next = events.shift()) handle(...next)
    } finally {
      isHandling = false
    }
  }

  return {
    store,
    dispatch,
    /** Whether an event is being handled, so that another one would wait. */
    isHandling: () => isHandling,
  }
}
