import { defineRouteConfig } from '@medusajs/admin-sdk'
import { QuestionMarkCircle } from '@medusajs/icons'
import {
  Button,
  createDataTableColumnHelper,
  Drawer,
  Label,
  StatusBadge,
  Text,
  Textarea,
  usePrompt,
} from '@medusajs/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'

import { ShopList, Short, Time, useChange } from '../../shop-list'

interface Question {
  readonly id: string
  readonly product_id: string
  /** Null for a product that was deleted. */
  readonly product: { readonly title: string } | null
  readonly name: string
  readonly text: string
  readonly answer: string | null
  readonly asked_at: string
}

const path = '/admin/questions'
const column = createDataTableColumnHelper<Question>()

const columnsWith = (onOpen: (question: Question) => void) => [
  column.accessor('text', {
    header: 'Question',
    cell: ({ row: { original } }) => (
      <button
        type="button"
        className="text-ui-fg-interactive block text-left"
        onClick={() => onOpen(original)}
      >
        <Short text={original.text} />
      </button>
    ),
  }),
  column.accessor('answer', {
    header: 'Status',
    cell: ({ getValue }) =>
      getValue() === null ? (
        <StatusBadge color="orange">Open</StatusBadge>
      ) : (
        <StatusBadge color="green">Answered</StatusBadge>
      ),
  }),
  column.accessor(({ product }) => product?.title ?? 'A deleted product', {
    id: 'product',
    header: 'Product',
    cell: ({ getValue }) => <Short text={getValue()} />,
  }),
  column.accessor('name', { header: 'From', cell: ({ getValue }) => <Short text={getValue()} /> }),
  column.accessor('asked_at', { header: 'Asked', cell: ({ getValue }) => <Time at={getValue()} /> }),
]

const filter = {
  label: 'Which questions',
  name: 'answered',
  options: [
    { value: 'false', label: 'Open' },
    { value: 'true', label: 'Answered' },
  ],
}

/** What customers ask about products. */
export default function QuestionsPage() {
  const [opened, setOpened] = useState<Question>()
  return (
    <>
      <ShopList<Question>
        heading="Questions"
        description="What customers ask about products. The shop shows those that you have answered."
        path={path}
        field="questions"
        search="Search by name or text"
        filter={filter}
        empty={{ heading: 'No questions yet', description: 'Questions of customers appear here.' }}
        columns={columnsWith(setOpened)}
      />
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)}>
        {opened && <OpenedQuestion question={opened} onClose={() => setOpened(undefined)} />}
      </Drawer>
    </>
  )
}

function OpenedQuestion({
  question,
  onClose,
}: {
  readonly question: Question
  readonly onClose: () => void
}) {
  const { change, isChanging } = useChange(path)
  const [answer, setAnswer] = useState(question.answer ?? '')
  const field = useId()
  const prompt = usePrompt()
  const own = `${path}/${question.id}`
  async function remove(): Promise<void> {
    const isSure = await prompt({
      title: 'Delete the question?',
      description: 'It is deleted with its answer, and cannot be brought back.',
    })
    if (isSure)
      change({ method: 'DELETE', path: own, done: 'The question is deleted' }, { onSuccess: onClose })
  }

  return (
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title>Question of {question.name}</Drawer.Title>
        <Drawer.Description>
          <Time at={question.asked_at} />
        </Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
        <Link to={`/products/${question.product_id}`} className="text-ui-fg-interactive">
          {question.product?.title ?? 'A deleted product'}
        </Link>
        <Text className="whitespace-pre-wrap break-words">{question.text}</Text>
        <div className="flex flex-col gap-y-1">
          <Label htmlFor={field} size="small" weight="plus">
            Answer
          </Label>
          <Textarea
            id={field}
            value={answer}
            maxLength={2000}
            rows={6}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </div>
      </Drawer.Body>
      <Drawer.Footer>
        <Button variant="danger" isLoading={isChanging} onClick={() => void remove()}>
          Delete
        </Button>
        <Button
          isLoading={isChanging}
          onClick={() =>
            change(
              {
                method: 'POST',
                path: own,
                body: { answer },
                done: answer.trim() === '' ? 'The question is open again' : 'The answer is in the shop',
              },
              { onSuccess: onClose },
            )
          }
        >
          Save answer
        </Button>
      </Drawer.Footer>
    </Drawer.Content>
  )
}

export const config = defineRouteConfig({ label: 'Questions', icon: QuestionMarkCircle })
