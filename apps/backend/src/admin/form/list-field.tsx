import { ArrowDownMini, ArrowUpMini, Trash } from '@medusajs/icons'
import { Button, Hint, IconButton, Text } from '@medusajs/ui'
import type { ReactNode } from 'react'

import { useDraft } from './draft'

interface ListFieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
  /** What one entry is called, in small letters. */
  readonly entry: string
  readonly newEntry: unknown
  /** The fields of the entry at a path. */
  readonly children: (path: string) => ReactNode
  /** Left out where entries are added in another way. */
  readonly hasNoAdd?: true
}

/** Entries that are added, removed and put in order. */
export function ListField({ path, label, hint, entry, newEntry, children, hasNoAdd }: ListFieldProps) {
  const { valueAt, change, faultAt } = useDraft()
  const value = valueAt(path)
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const fault = faultAt(path)
  const set = (next: readonly unknown[]) => change(path, next.length === 0 ? null : next)
  const swap = (at: number, other: number) =>
    set(entries.map((one, index) => entries[index === at ? other : index === other ? at : index] ?? one))

  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      {hint && (
        <Text size="small" className="text-ui-fg-subtle">
          {hint}
        </Text>
      )}
      {entries.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fields have no state of their own
        <div key={at} className="bg-ui-bg-subtle flex items-start gap-x-2 rounded-lg border p-3">
          <div className="grid min-w-0 flex-1 gap-3 md:grid-cols-2">{children(`${path}.${at}`)}</div>
          <div className="flex flex-col">
            <IconButton
              type="button"
              size="small"
              variant="transparent"
              aria-label={`Move ${entry} ${at + 1} up`}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <ArrowUpMini />
            </IconButton>
            <IconButton
              type="button"
              size="small"
              variant="transparent"
              aria-label={`Move ${entry} ${at + 1} down`}
              disabled={at === entries.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <ArrowDownMini />
            </IconButton>
            <IconButton
              type="button"
              size="small"
              variant="transparent"
              aria-label={`Remove ${entry} ${at + 1}`}
              onClick={() => set(entries.filter((_, index) => index !== at))}
            >
              <Trash />
            </IconButton>
          </div>
        </div>
      ))}
      {fault !== undefined && (
        <Hint variant="error" role="alert">
          {fault}
        </Hint>
      )}
      {!hasNoAdd && (
        <div>
          <Button type="button" size="small" variant="secondary" onClick={() => set([...entries, newEntry])}>
            {`Add ${entry}`}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
