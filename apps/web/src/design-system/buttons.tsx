import { HeartIcon } from '../ui/icons.tsx'
import type { ButtonSize, ButtonVariant } from '../ui/primitives/button-class.ts'
import { Button } from '../ui/primitives/button.tsx'
import { IconButton } from '../ui/primitives/icon-button.tsx'

const variants: readonly ButtonVariant[] = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link']
const sizes: readonly Exclude<ButtonSize, 'icon'>[] = ['small', 'default', 'large']

export function Buttons() {
  return (
    <div className="flex flex-col gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <IconButton variant={variant} label={`${variant}, icon`}>
            <HeartIcon />
          </IconButton>
          <Button variant={variant} busy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  )
}
