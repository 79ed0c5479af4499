import type { ComponentProps } from 'react'
import { searchCopy } from '../../copy/search.ts'
import { classNames } from '../../ui/class-names.ts'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'

interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'className' | 'type'
> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClear: () => void
  /** ARIA attributes when suggestions are listed below. */
  readonly combobox?: Pick<
    ComponentProps<'input'>,
    'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  >
}

export function SearchField({ value, onChange, onClear, combobox, ...rest }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-ink-3 max-sm:hidden" />
      <input
        {...rest}
        {...(combobox !== undefined && { role: 'combobox', 'aria-autocomplete': 'list', ...combobox })}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        aria-label={searchCopy.label}
        placeholder={searchCopy.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'block min-h-12 w-full rounded-control border border-control bg-surface ps-4 text-body text-ellipsis text-ink placeholder:text-ink-3 hover:border-ink sm:ps-12',
          value === '' ? 'pe-4' : 'pe-12',
        )}
      />
      {value !== '' && (
        <span className="absolute inset-y-0 end-0.5 flex items-center">
          <IconButton label={searchCopy.clear} onClick={onClear}>
            <CloseIcon />
          </IconButton>
        </span>
      )}
    </div>
  )
}
