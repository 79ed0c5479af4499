import { useDraft } from './form/draft'
import { AreaField, ChoiceField, TextField } from './form/fields'
import { ListField } from './form/list-field'
import { PictureField } from './form/picture-field'
import { ProductsField } from './form/products-field'
import { linkHint, Section } from './settings-section'

const kinds = [
  { value: 'hero', label: 'Opening' },
  { value: 'products', label: 'Row of products' },
  { value: 'campaign', label: 'Campaign: a wide picture with a text' },
  { value: 'story', label: 'Story: a picture, a text and two products' },
  { value: 'categories', label: 'Categories' },
  { value: 'journal', label: 'The latest posts of the journal' },
  { value: 'newsletter', label: 'Newsletter' },
]

const rows = [
  { value: 'newest', label: 'New products' },
  { value: 'sale', label: 'Reduced products' },
  { value: 'featured', label: 'Featured products' },
  { value: 'category', label: 'Products of a category' },
  { value: 'collection', label: 'Products of a collection' },
]

/** What the home page is made of. */
export const HomeSection = () => (
  <Section
    heading="Home page"
    description="The opening of the shop, and the sections of the home page in your order."
  >
    <TextField path="hero.title" label="Title of the opening" />
    <AreaField path="hero.text" label="Text" />
    <TextField path="hero.link.label" label="Button" />
    <TextField path="hero.link.url" label="Address of the button" hint={linkHint} />
    <PictureField path="hero.picture" label="Picture" hint="At least 1600 pixels wide." />
    <TextField
      path="hero.picture_text"
      label="What the picture shows"
      hint="For those who do not see it. Empty for a mere decoration."
    />
    <ProductsField
      path="featured_product_ids"
      label="Featured products"
      hint="They come first in the row of featured products, in this order."
    />
    <ListField
      path="home_sections"
      label="Sections"
      hint="Without any: the opening, the categories, the featured and the new products."
      entry="section"
      newEntry={{ kind: 'products', row: 'newest', title: null, handle: null }}
    >
      {(path) => (
        <>
          <ChoiceField path={`${path}.kind`} label="What it is" choices={kinds} />
          <FieldsOfKind path={path} />
        </>
      )}
    </ListField>
  </Section>
)

function FieldsOfKind({ path }: { readonly path: string }) {
  const kind = useDraft().valueAt(`${path}.kind`)
  if (kind === 'hero') return null
  if (kind === 'products') return <RowFields path={path} />
  if (kind === 'campaign' || kind === 'story')
    return <StoryFields path={path} hasProducts={kind === 'story'} />
  return <TextField path={`${path}.title`} label="Title" hint="Optional." />
}

function RowFields({ path }: { readonly path: string }) {
  const row = useDraft().valueAt(`${path}.row`)
  return (
    <>
      <ChoiceField path={`${path}.row`} label="Which products" choices={rows} />
      <TextField path={`${path}.title`} label="Title" hint="Optional." />
      {(row === 'category' || row === 'collection') && (
        <TextField path={`${path}.handle`} label={`Handle of the ${row}`} />
      )}
    </>
  )
}

interface StoryFieldsProps {
  readonly path: string
  readonly hasProducts: boolean
}

function StoryFields({ path, hasProducts }: StoryFieldsProps) {
  return (
    <>
      <TextField path={`${path}.title`} label="Title" />
      <AreaField path={`${path}.text`} label="Text" />
      <TextField path={`${path}.link.label`} label="Label of the link" hint="Optional." />
      <TextField path={`${path}.link.url`} label="Address of the link" hint={linkHint} />
      <PictureField
        path={`${path}.picture`}
        label="Picture"
        hint={hasProducts ? 'Upright, at least 1200 pixels wide.' : 'At least 1600 pixels wide.'}
      />
      <TextField
        path={`${path}.picture_text`}
        label="What the picture shows"
        hint="For those who do not see it."
      />
      {hasProducts && (
        <div className="md:col-span-2">
          <ProductsField path={`${path}.product_ids`} label="Products" hint="Two at most." />
        </div>
      )}
    </>
  )
}
