import { useId, useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../../browser/theme.ts'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { shellCopy } from '../../copy/shell.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const openStorage = () => window.localStorage

export function ThemeSwitch() {
  const name = useId()
  const isHydrated = useIsHydrated()
  const [chosen, setTheme] = useState<Theme>()
  const theme = chosen ?? (isHydrated ? chosenTheme(openStorage) : 'system')
  return (
    <fieldset className="noscript:hidden flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">{shellCopy.theme.label}</legend>
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
            onChange={() => {
              setTheme(value)
              chooseTheme(value, document, openStorage)
            }}
          />
          {shellCopy.theme.choices[value]}
        </label>
      ))}
    </fieldset>
  )
}
