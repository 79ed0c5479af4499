import { useId, useSyncExternalStore } from 'react'
import { chooseTheme, chosenTheme, followTheme, type Theme } from '../../browser/theme.ts'
import { shellCopy } from '../../copy/shell.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const openStorage = () => window.localStorage
const follow = (callback: () => void) => followTheme(document, callback)

interface ThemeSwitchProps {
  /** Whether its name is seen. */
  readonly isNamed?: boolean
}

/** A page may have several; all of them show the theme of the page. */
export function ThemeSwitch({ isNamed = false }: ThemeSwitchProps) {
  const name = useId()
  const theme = useSyncExternalStore<Theme>(
    follow,
    () => chosenTheme(document),
    () => 'system',
  )
  return (
    <fieldset className="noscript:hidden flex flex-wrap items-center gap-x-1">
      <legend className={isNamed ? 'px-2 text-small text-ink-2' : 'sr-only'}>{shellCopy.theme.label}</legend>
      {themes.map((value) => (
        <label
          key={value}
          className="relative flex min-h-11 cursor-pointer items-center px-2 hover:text-ink has-checked:text-ink has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={() => chooseTheme(value, document, openStorage)}
          />
          {shellCopy.theme.choices[value]}
        </label>
      ))}
    </fieldset>
  )
}
