import { Checkbox, Label, Text } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { sdk } from '../shop-list'
import { useDraft } from './draft'

interface GroupsFieldProps {
  readonly path: string
  readonly label: string
  readonly hint: string
}

/** More than any shop has. */
const most = 200

/** Customer groups, each of which is chosen or not. */
export function GroupsField({ path, label, hint }: GroupsFieldProps) {
  const id = useId()
  const { valueAt, change, faultAt } = useDraft()
  const value = valueAt(path)
  const chosen = (Array.isArray(value) ? value : []) as readonly string[]
  const { data, error } = useQuery({
    queryKey: ['shop-customer-groups'],
    queryFn: async () =>
      (await sdk.admin.customerGroup.list({ limit: most, fields: 'id,name', order: 'name' })).customer_groups,
  })
  // One that was deleted can still be taken out.
  const gone = data === undefined ? [] : chosen.filter((one) => !data.some((group) => group.id === one))
  const offered = [...(data ?? []), ...gone.map((one) => ({ id: one, name: `${one} (deleted)` }))]
  const fault = faultAt(path)

  function choose(group: string, isChosen: boolean) {
    const next = isChosen ? [...chosen, group] : chosen.filter((one) => one !== group)
    change(path, next.length === 0 ? null : next)
  }

  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      <Text size="small" className="text-ui-fg-subtle">
        {hint}
      </Text>
      {offered.map((group) => (
        <div key={group.id} className="flex items-center gap-x-2">
          <Checkbox
            id={`${id}-${group.id}`}
            checked={chosen.includes(group.id)}
            onCheckedChange={(isChosen) => choose(group.id, isChosen === true)}
          />
          <Label htmlFor={`${id}-${group.id}`} size="small">
            {group.name}
          </Label>
        </div>
      ))}
      {data?.length === 0 && (
        <Text size="small">There is no customer group yet. Add one at Customers, Customer Groups.</Text>
      )}
      {error && <Text size="small">{error.message}</Text>}
      {fault !== undefined && (
        <Text size="small" className="text-ui-fg-error">
          {fault}
        </Text>
      )}
    </fieldset>
  )
}
