interface RouterState {
  readonly usr?: unknown
}

/** A page loaded afresh starts without the drawer that was open when it was left. `usr` is the router's own field. */
export function withoutOverlay(history: Pick<History, 'state' | 'replaceState'>) {
  const state = history.state as RouterState | null
  if (state?.usr == null) return
  history.replaceState({ ...state, usr: null }, '')
}
