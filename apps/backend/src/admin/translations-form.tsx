import { Button, Input, Label, Text, Textarea, toast } from '@medusajs/ui'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

import type { Texts } from '../lib/content-translations/content-texts'
import { isTyping } from './is-typing'
import { typedSince, useKeptEdits } from './use-kept-edits'

interface TranslationsFormProps {
  /** What its edits are kept under. */
  readonly name: string
  readonly locale: string
  readonly texts: readonly { readonly key: string; readonly text: string }[]
  readonly saved: Texts
  readonly onDirty: (isDirty: boolean) => void
  readonly onSave: (texts: Texts) => Promise<void>
}

/** A text of more characters is written in several lines. */
const longLine = 50

/** Each text as it was entered, and the same in another language. */
export function TranslationsForm({ name, locale, texts, saved, onDirty, onSave }: TranslationsFormProps) {
  const id = useId()
  const [edits, setEdits] = useKeptEdits(name)
  const [isSaving, setIsSaving] = useState(false)
  const state = useRef<HTMLOutputElement>(null)
  const typed: Texts = { ...saved, ...edits }
  const isDirty = texts.some(({ key }) => (typed[key] ?? '') !== (saved[key] ?? ''))

  useEffect(() => {
    onDirty(isDirty)
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty, onDirty])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsSaving(true)
    try {
      // Translations of texts that were changed meanwhile are left behind.
      const known = texts.flatMap(({ key }) => (typed[key] === undefined ? [] : [[key, typed[key]] as const]))
      await onSave(Object.fromEntries(known))
      setEdits((now) => typedSince(now, edits))
      // The button that was pressed is disabled, and the focus would be lost. Who types in the next field keeps it.
      if (!isTyping(document.activeElement)) state.current?.focus()
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form className="flex flex-col gap-y-4 px-6 py-4" onSubmit={(event) => void submit(event)}>
      {texts.map(({ key, text }, at) => {
        const Field = text.length > longLine || text.includes('\n') ? Textarea : Input
        return (
          <div key={key} className="flex flex-col gap-y-1">
            <Label htmlFor={`${id}${at}`} size="small" weight="plus" className="line-clamp-3">
              {text}
            </Label>
            <Field
              id={`${id}${at}`}
              lang={locale}
              dir="auto"
              value={typed[key] ?? ''}
              onChange={({ target }: { readonly target: { readonly value: string } }) =>
                setEdits((before) => ({ ...before, [key]: target.value }))
              }
            />
          </div>
        )
      })}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" disabled={!isDirty} isLoading={isSaving}>
          Save translation
        </Button>
        <Button
          type="button"
          size="small"
          variant="secondary"
          disabled={!isDirty || isSaving}
          onClick={() => setEdits({})}
        >
          Discard changes
        </Button>
        <output ref={state} tabIndex={-1}>
          {isDirty && (
            <Text size="small" className="text-ui-fg-subtle">
              There are changes that are not saved.
            </Text>
          )}
        </output>
      </div>
    </form>
  )
}
