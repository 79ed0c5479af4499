import { useRef, useState, type ChangeEvent } from 'react'
import { paths } from '../../config/paths.ts'
import { failureSentence } from '../../copy/failure.ts'
import { quickOrderCopy as copy } from '../../copy/quick-order.ts'
import { announce } from '../../ui/announcer.tsx'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { TextArea } from '../../ui/primitives/text-area.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { isFine } from './checked-line.ts'
import { CheckedList } from './checked-list.tsx'
import { readList } from './read-list.ts'
import { useQuickOrder } from './use-quick-order.ts'

/** In bytes: many times a list of the most lines. */
const largestFile = 200_000

/** What a press has led to is read next. The same function each time, so that it is called once. */
const focusOnMount = (heading: HTMLElement | null): void => heading?.focus()

/** The list, what is wrong with it, and the press that adds it. What was typed stays until it is in the cart. */
export function ListForm() {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { phase, check, add, change } = useQuickOrder()
  const isBusy = phase.kind === 'checking' || phase.kind === 'adding'
  const lines = phase.kind === 'checked' || phase.kind === 'adding' ? phase.lines : undefined
  const fine = lines?.filter(isFine) ?? []
  const pieces = fine.reduce((sum, { typed }) => sum + (typed.kind === 'line' ? typed.quantity : 0), 0)

  function write(next: string) {
    setText(next)
    setProblem(undefined)
    // What was checked is no longer what is there.
    change()
  }

  async function submit() {
    if (isBusy) return
    if (readList(text).length === 0) {
      setProblem(copy.empty)
      return
    }
    setProblem(undefined)
    announce(copy.checking)
    await check(text)
  }

  async function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file === undefined) return
    if (file.size > largestFile) {
      setProblem(copy.fileTooLarge)
      return
    }
    const read = await file.text().catch(() => undefined)
    if (read === undefined) setProblem(copy.fileUnreadable)
    else write(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`)
  }

  const failure = 'failure' in phase ? phase.failure : undefined
  const tooLong =
    phase.kind === 'typing' && phase.tooLong !== undefined ? copy.tooLong(phase.tooLong) : undefined
  const fault = problem ?? tooLong ?? (failure && failureSentence(failure))
  if (phase.kind === 'added')
    return (
      <div>
        <Heading level={2} look="h3" ref={focusOnMount} tabIndex={-1}>
          {copy.added(phase.pieces)}
        </Heading>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={paths.cart()}>{copy.cart}</LinkButton>
          <Button variant="outline" onClick={() => write('')}>
            {copy.another}
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextArea
          label={copy.list}
          hint={copy.listHint}
          value={text}
          rows={8}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          onChange={({ target }) => write(target.value)}
        />
        <FileChoice onChange={(event) => void takeFile(event)} isHeld={isBusy} />
        <FormError words={fault} />
        <div>
          <Button
            type="submit"
            size="large"
            {...(lines !== undefined && { variant: 'outline' as const })}
            busy={phase.kind === 'checking'}
          >
            {copy.check}
          </Button>
        </div>
      </form>
      {lines !== undefined && (
        <section aria-labelledby="checked-list" className="mt-10">
          <Heading level={2} look="h3" ref={focusOnMount} id="checked-list" tabIndex={-1}>
            {copy.result({ fine: fine.length, all: lines.length })}
          </Heading>
          <CheckedList lines={lines} />
          {fine.length > 0 && (
            <Button
              size="large"
              className="mt-6"
              busy={phase.kind === 'adding'}
              onClick={() => void add(lines)}
            >
              {copy.add(pieces)}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

interface FileChoiceProps {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly isHeld: boolean
}

function FileChoice({ onChange, isHeld }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col items-start gap-2">
      {/* The browser's own button is in the language of the browser. */}
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        className="sr-only"
        tabIndex={-1}
        aria-label={copy.file}
        disabled={isHeld}
        onChange={onChange}
      />
      <Button variant="outline" aria-disabled={isHeld || undefined} onClick={() => input.current?.click()}>
        {copy.file}
      </Button>
    </div>
  )
}
