import { Button, Input, Label, Select, Text } from '@medusajs/ui'
import { useId, useState, type FormEvent, type MouseEvent } from 'react'

import type { PictureNote } from '../lib/product-content/product-content'
import { useChange } from './shop-list'

interface PicturesFormProps {
  readonly path: string
  /** The addresses of the product's pictures. */
  readonly images: readonly string[]
  readonly saved: readonly PictureNote[]
}

const noNote = { text: null, focus: null, fit: 'cover', color: null } as const

/** What each picture of the product shows, and how it is cut. */
export function PicturesForm({ path, images, saved }: PicturesFormProps) {
  const noteOf = (url: string): PictureNote => saved.find((note) => note.url === url) ?? { url, ...noNote }
  const [notes, setNotes] = useState(() => images.map(noteOf))
  const { change, isChanging } = useChange(path)
  const set = (url: string, part: Partial<PictureNote>) =>
    setNotes((before) => before.map((note) => (note.url === url ? Object.assign({}, note, part) : note)))

  function save(event: FormEvent): void {
    event.preventDefault()
    change({ method: 'POST', path, body: { pictures: notes }, done: 'The pictures are saved' })
  }

  if (images.length === 0) return <Text className="px-6 py-4">The product has no pictures yet.</Text>
  return (
    <form className="divide-y" onSubmit={save}>
      {notes.map((note) => (
        <PictureRow key={note.url} note={note} onChange={(part) => set(note.url, part)} />
      ))}
      <div className="px-6 py-4">
        <Button type="submit" size="small" isLoading={isChanging}>
          Save
        </Button>
      </div>
    </form>
  )
}

interface PictureRowProps {
  readonly note: PictureNote
  readonly onChange: (part: Partial<PictureNote>) => void
}

function PictureRow({ note, onChange }: PictureRowProps) {
  const id = useId()
  const { x, y } = note.focus ?? { x: 50, y: 50 }
  const place = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) => Math.round(Math.min(1, Math.max(0, part / whole)) * 100)
    onChange({ focus: { x: percent(clientX - left, width), y: percent(clientY - top, height) } })
  }
  const percentField = (name: 'x' | 'y', label: string) => (
    <div className="flex flex-col gap-y-1">
      <Label size="small" htmlFor={`${id}${name}`}>
        {label}
      </Label>
      <Input
        id={`${id}${name}`}
        type="number"
        min={0}
        max={100}
        value={name === 'x' ? x : y}
        onChange={({ target }) =>
          onChange({ focus: { x, y, [name]: Math.min(100, Math.max(0, Number(target.value))) } })
        }
      />
    </div>
  )
  return (
    <div className="flex flex-wrap gap-4 px-6 py-4">
      {/* The fields beside it do the same with the keyboard. */}
      <button type="button" tabIndex={-1} aria-hidden="true" className="relative h-fit" onClick={place}>
        <img
          src={note.url}
          alt=""
          className="bg-ui-bg-subtle max-h-48 w-36 rounded-md border object-contain"
        />
        <span
          className="bg-ui-bg-interactive absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <div className="flex min-w-48 flex-1 flex-col gap-y-3">
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}text`}>
            Alternative text
          </Label>
          <Input
            id={`${id}text`}
            value={note.text ?? ''}
            maxLength={300}
            placeholder="What the picture shows, for those who cannot see it"
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {percentField('x', 'Centre, % from the left')}
          {percentField('y', '% from the top')}
          <div className="flex flex-col gap-y-1">
            <Label size="small" htmlFor={`${id}fit`}>
              In its frame
            </Label>
            <Select
              value={note.fit}
              onValueChange={(fit) => onChange({ fit: fit === 'contain' ? 'contain' : 'cover' })}
            >
              <Select.Trigger id={`${id}fit`}>
                <Select.Value />
              </Select.Trigger>
              <Select.Content>
                <Select.Item value="cover">Fills it, and is cut</Select.Item>
                <Select.Item value="contain">Is shown whole</Select.Item>
              </Select.Content>
            </Select>
          </div>
          <div className="flex flex-col gap-y-1">
            <Label size="small" htmlFor={`${id}color`}>
              Shows the colour
            </Label>
            <Input
              id={`${id}color`}
              value={note.color ?? ''}
              maxLength={100}
              placeholder="As its option is called"
              onChange={({ target }) => onChange({ color: target.value })}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
