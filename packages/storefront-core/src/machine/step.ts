/** A machine is plain data. Its phase is told apart by `status`. */
interface AnyMachine {
  readonly phase: { readonly status: string }
}

interface AnyEvent {
  readonly type: string
}

/** What an event leads to: the next machine, and effects to run, as plain data. */
export interface Step<Machine, Effect> {
  readonly machine: Machine
  readonly effects: readonly Effect[]
}

/** The phase with this status. */
export type PhaseOf<Machine extends AnyMachine, Status extends Machine['phase']['status']> = Extract<
  Machine['phase'],
  { readonly status: Status }
>

/** Handles events of one type in phases of these statuses. Pure: it returns effects and runs none. */
export type Handler<
  Machine extends AnyMachine,
  Event extends AnyEvent,
  Effect,
  Type extends Event['type'] = Event['type'],
  Status extends Machine['phase']['status'] = Machine['phase']['status'],
> = (
  machine: Machine,
  event: Extract<Event, { readonly type: Type }>,
  phase: PhaseOf<Machine, Status>,
) => Step<Machine, Effect>

/** A handler for every status and every type of event. A missing pair does not compile. */
export type TransitionTable<Machine extends AnyMachine, Event extends AnyEvent, Effect> = {
  readonly [Status in Machine['phase']['status']]: {
    readonly [Type in Event['type']]: Handler<Machine, Event, Effect, Type, Status>
  }
}

export function step<Machine, Effect = never>(
  machine: Machine,
  ...effects: readonly Effect[]
): Step<Machine, Effect> {
  return { machine, effects }
}

/** Listed explicitly in a table: the event changes nothing in this phase. */
export function ignored<Machine>(machine: Machine): Step<Machine, never> {
  return { machine, effects: [] }
}

/** Chains two steps; the effects of both, in order. */
export function andThen<Machine, Effect>(
  { machine, effects }: Step<Machine, Effect>,
  next: (machine: Machine) => Step<Machine, NoInfer<Effect>>,
): Step<Machine, Effect> {
  const after = next(machine)
  return { machine: after.machine, effects: [...effects, ...after.effects] }
}

/**
 * The step that the table has for this event. An event with a `turn` answers the request of that number; an
 * answer to any request but the phase's own is stale and changes nothing.
 */
export function nextStep<Machine extends AnyMachine, Event extends AnyEvent, Effect>(
  table: TransitionTable<Machine, Event, Effect>,
  machine: Machine,
  event: Event,
): Step<Machine, Effect> {
  const { phase } = machine
  if ('turn' in event && (!('turn' in phase) || phase.turn !== event.turn)) return ignored(machine)
  const row: Readonly<Record<string, unknown>> = table[phase.status as keyof typeof table]
  // The table is type-checked pair by pair; here the pair is no longer known to the compiler.
  const handle = row[event.type] as (machine: Machine, event: Event, phase: object) => Step<Machine, Effect>
  return handle(machine, event, phase)
}
