import { mostCompared } from '../../config/compared-slugs.ts'
import { compareCopy as copy } from '../../copy/compare.ts'
import { CheckIcon, icon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { useCompared, type ComparedProduct } from './use-compared.ts'

const CompareIcon = icon(<path d="M3.500 3.500h5v13h-5zM11.500 3.500h5v13h-5z" />)

interface CompareButtonProps {
  readonly product: ComparedProduct
  /** Where there are several. */
  readonly isNamed?: boolean
}

/** Puts a product beside others, or takes it away. */
export function CompareButton({ product, isNamed = false }: CompareButtonProps) {
  const { has, toggle } = useCompared()
  const isChosen = has(product.slug)
  return (
    <Button
      variant="ghost"
      size={isNamed ? 'small' : 'default'}
      className="-ms-3 px-3"
      aria-pressed={isChosen}
      aria-label={isNamed ? copy.compareNamed(product.name) : undefined}
      onClick={() => {
        if (toggle(product)) return
        notify({ title: copy.full(mostCompared), description: copy.fullHint, tone: 'warning' })
      }}
    >
      {isChosen ? <CheckIcon /> : <CompareIcon />}
      {copy.compare}
    </Button>
  )
}
