import { useState } from 'react'
import { RangeSlider } from '../ui/patterns/range-slider.tsx'
import { Checkbox } from '../ui/primitives/checkbox.tsx'
import { Field } from '../ui/primitives/field.tsx'
import { QuantityStepper } from '../ui/primitives/quantity-stepper.tsx'
import { RadioGroup } from '../ui/primitives/radio-group.tsx'
import { Select } from '../ui/primitives/select.tsx'
import { Switch } from '../ui/primitives/switch.tsx'
import { TextArea } from '../ui/primitives/text-area.tsx'

const sorts = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest' },
] as const

export function Controls() {
  const [sort, setSort] = useState<'featured' | 'newest'>('featured')
  const [range, setRange] = useState<readonly [number, number]>([100, 400])
  const [quantity, setQuantity] = useState(1)
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      <Field label="Email" type="email" placeholder="asha@example.com" hint="A hint says what helps." />
      <Field label="City" optional defaultValue="Bengaluru" />
      <Field label="PIN code" defaultValue="56" error="Valid postal code is required" />
      <Select label="Sort by" value={sort} options={sorts} onChange={setSort} />
      <TextArea label="Message" />
      <RangeSlider
        min={0}
        max={500}
        step={10}
        value={range}
        onChange={setRange}
        labels={['Minimum', 'Maximum']}
        format={(value) => `₹${value}`}
      />
      <div className="flex flex-col">
        <Checkbox label="Save this address" defaultChecked />
        <Checkbox label="Remember me" />
        <Switch label="Email" defaultChecked />
        <Switch label="Push" />
      </div>
      <RadioGroup legend="Sort by" value={sort} choices={sorts} onChange={setSort} />
      <QuantityStepper name="Linen Shirt" value={quantity} onChange={setQuantity} />
    </div>
  )
}
