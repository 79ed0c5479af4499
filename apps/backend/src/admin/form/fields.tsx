import { Hint, Input, Label, Select, Switch, Text, Textarea } from '@medusajs/ui'
import { useId, type ReactNode } from 'react'

import { useDraft } from './draft'

interface FieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
}

interface FrameProps extends Omit<FieldProps, 'path'> {
  readonly id: string
  readonly fault: string | undefined
  readonly children: ReactNode
}

/** A label, a control, a hint and what is wrong. */
export function FieldFrame({ id, label, hint, fault, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children}
      {fault === undefined ? (
        hint && <Hint id={`${id}-hint`}>{hint}</Hint>
      ) : (
        <Hint id={`${id}-hint`} variant="error" role="alert">
          {fault}
        </Hint>
      )}
    </div>
  )
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function useField(path: string) {
  const id = useId()
  const { valueAt, change, faultAt } = useDraft()
  const fault = faultAt(path)
  const described = { 'aria-describedby': `${id}-hint`, 'aria-invalid': fault !== undefined }
  return { id, value: valueAt(path), set: (value: unknown) => change(path, value), fault, described }
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url'
  readonly placeholder?: string
}

export function TextField({ path, type = 'text', placeholder, ...frame }: TextFieldProps) {
  const { id, value, set, fault, described } = useField(path)
  return (
    <FieldFrame id={id} fault={fault} {...frame}>
      <Input
        id={id}
        type={type}
        value={asText(value)}
        placeholder={placeholder}
        {...described}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  )
}

export function NumberField({ path, ...frame }: FieldProps) {
  const { id, value, set, fault, described } = useField(path)
  return (
    <FieldFrame id={id} fault={fault} {...frame}>
      <Input
        id={id}
        type="number"
        min={0}
        value={asText(value)}
        {...described}
        onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
      />
    </FieldFrame>
  )
}

interface AreaProps extends FieldProps {
  readonly rows?: number
}

export function AreaField({ path, rows = 3, ...frame }: AreaProps) {
  const { id, value, set, fault, described } = useField(path)
  return (
    <FieldFrame id={id} fault={fault} {...frame}>
      <Textarea
        id={id}
        rows={rows}
        value={asText(value)}
        {...described}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  )
}

/** A list of texts, one a line. */
export function LinesField({ path, rows = 4, ...frame }: AreaProps) {
  const { id, value, set, fault, described } = useField(path)
  return (
    <FieldFrame id={id} fault={fault} {...frame}>
      <Textarea
        id={id}
        rows={rows}
        value={Array.isArray(value) ? value.join('\n') : ''}
        {...described}
        onChange={({ target }) => set(target.value === '' ? null : target.value.split('\n'))}
      />
    </FieldFrame>
  )
}

export function SwitchField({ path, label, hint }: FieldProps) {
  const { id, value, set, described } = useField(path)
  return (
    <div className="flex items-start gap-x-3">
      <Switch id={id} checked={value === true} {...described} onCheckedChange={set} />
      <div>
        <Label htmlFor={id} size="small" weight="plus">
          {label}
        </Label>
        {hint && (
          <Text id={`${id}-hint`} size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
    </div>
  )
}

interface ChoiceProps extends FieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export function ChoiceField({ path, choices, ...frame }: ChoiceProps) {
  const { id, value, set, fault, described } = useField(path)
  return (
    <FieldFrame id={id} fault={fault} {...frame}>
      <Select value={asText(value)} onValueChange={set}>
        <Select.Trigger id={id} {...described}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {choices.map(({ value, label }) => (
            <Select.Item key={value} value={value}>
              {label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </FieldFrame>
  )
}
