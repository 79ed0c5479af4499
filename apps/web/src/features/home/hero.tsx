import { paths } from '../../config/paths.ts'
import { homeCopy } from '../../copy/home.ts'
import { useCategories } from '../../queries/use-products.ts'
import { wideHero } from '../../content/hero-images.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { HeroPicture } from './hero-image.tsx'

export function Hero() {
  const categories = useCategories()
  const { hero } = useShopSettings()
  const hasWomen = categories.status !== 'ready' || categories.value.some(({ slug }) => slug === 'women')
  return (
    <section className="page-width pt-4 lg:pt-6" aria-labelledby="hero-heading">
      <div className="grid gap-grid lg:grid-cols-12 lg:items-end">
        <div className="lg:order-2 lg:col-span-7 xl:col-span-8">
          {hero.picture === undefined ? (
            <HeroPicture />
          ) : (
            <Picture
              src={hero.picture}
              alt={hero.pictureText ?? ''}
              sizes={wideHero.sizes}
              priority="high"
              className="md:aspect-wide"
            />
          )}
        </div>
        <div className="flex flex-col gap-5 pt-4 lg:order-1 lg:col-span-5 lg:pb-2 xl:col-span-4 xl:pe-8">
          <Heading level={1} look="display" id="hero-heading">
            {hero.title ?? homeCopy.heading}
          </Heading>
          <Text look="lead" className="max-w-reading">
            {hero.text ?? homeCopy.lead}
          </Text>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-1">
            {hero.link === undefined ? (
              <LinkButton to={paths.category('all')}>{homeCopy.shopAll}</LinkButton>
            ) : (
              <OwnLink url={hero.link.url} className={buttonClass({})}>
                {hero.link.label}
              </OwnLink>
            )}
            {hasWomen && hero.link === undefined && (
              <LinkButton to={paths.category('women')} variant="outline">
                {homeCopy.shopWomen}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
