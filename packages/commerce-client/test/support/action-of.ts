interface Changed {
  readonly actions?: readonly { readonly id: string; readonly action: string }[]
}

/** The id of the last action of this kind in a preview, which further calls need. */
export function actionOf(changed: readonly Changed[], kind: string): string {
  const found = changed.flatMap(({ actions = [] }) => actions).findLast(({ action }) => action === kind)
  if (found === undefined) throw new Error(`Nothing in the preview was changed by ${kind}`)
  return found.id
}
