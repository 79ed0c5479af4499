import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { uiCopy } from '../../copy/ui.ts'

interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'>, FieldFrameProps {
  /** Whether a password manager fills in the kept password or offers to make one. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly words: { readonly show: string; readonly hide: string; readonly capsLock: string }
}

/** A password field that can be shown, pasted into and filled by a password manager. Warns about Caps Lock. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, hideLabel, optional, className, words, ...rest } = props
  const [look, setLook] = useState<'hidden' | 'shown'>('hidden')
  const [capsLock, setCapsLock] = useState(false)
  const note = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const shownHint = capsLock ? words.capsLock : hint
  return (
    <FieldFrame {...{ label, error, hideLabel, optional, className }} hint={shownHint}>
      {(ties) => (
        <span className="relative block">
          <input
            {...rest}
            {...ties}
            type={look === 'shown' ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlClass, 'min-h-12 pe-20')}
            onKeyDown={note}
            onKeyUp={note}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 px-4 text-small text-ink-2 hover:text-ink"
            aria-label={look === 'shown' ? words.hide : words.show}
            aria-pressed={look === 'shown'}
            onClick={() => setLook(look === 'shown' ? 'hidden' : 'shown')}
          >
            {look === 'shown' ? uiCopy.hide : uiCopy.show}
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
