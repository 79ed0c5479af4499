import { defineRouteConfig } from '@medusajs/admin-sdk'
import { ChatBubbleLeftRight } from '@medusajs/icons'
import { Button, createDataTableColumnHelper, Drawer, StatusBadge, Text } from '@medusajs/ui'
import { useState } from 'react'

import { ShopList, Short, Time, useChange } from '../../shop-list'

interface Message {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly category: string
  readonly subject: string
  readonly message: string
  readonly handled_at: string | null
  readonly created_at: string
}

const path = '/admin/inbox'
const column = createDataTableColumnHelper<Message>()

const columnsWith = (onOpen: (message: Message) => void) => [
  column.accessor('subject', {
    header: 'Subject',
    cell: ({ row: { original } }) => (
      <button
        type="button"
        className="text-ui-fg-interactive block text-left"
        onClick={() => onOpen(original)}
      >
        <Short text={original.subject} />
      </button>
    ),
  }),
  column.accessor('handled_at', {
    header: 'Status',
    cell: ({ getValue }) =>
      getValue() === null ? (
        <StatusBadge color="orange">Open</StatusBadge>
      ) : (
        <StatusBadge color="green">Handled</StatusBadge>
      ),
  }),
  column.accessor('name', { header: 'From', cell: ({ getValue }) => <Short text={getValue()} /> }),
  column.accessor('category', { header: 'Category' }),
  column.accessor('created_at', {
    header: 'Received',
    cell: ({ getValue }) => <Time at={getValue()} />,
  }),
]

const filter = {
  label: 'Which messages',
  name: 'handled',
  options: [
    { value: 'false', label: 'Open' },
    { value: 'true', label: 'Handled' },
  ],
}

/** The messages of the shop's contact form. */
export default function MessagesPage() {
  const [opened, setOpened] = useState<Message>()

  return (
    <>
      <ShopList<Message>
        heading="Contact messages"
        description="What visitors wrote in the contact form of the shop."
        path={path}
        field="messages"
        search="Search by name, email or subject"
        filter={filter}
        empty={{ heading: 'No messages yet', description: 'Messages of the contact form appear here.' }}
        columns={columnsWith(setOpened)}
      />
      <Drawer open={opened !== undefined} onOpenChange={() => setOpened(undefined)}>
        {opened && <OpenedMessage message={opened} onClose={() => setOpened(undefined)} />}
      </Drawer>
    </>
  )
}

function OpenedMessage({ message, onClose }: { readonly message: Message; readonly onClose: () => void }) {
  const { change, isChanging } = useChange(path)
  const isHandled = message.handled_at !== null

  function mark(): void {
    change(
      {
        method: 'POST',
        path: `${path}/${message.id}`,
        body: { handled: !isHandled },
        done: isHandled ? 'The message is open again' : 'The message is handled',
      },
      { onSuccess: onClose },
    )
  }

  return (
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title>{message.subject}</Drawer.Title>
        <Drawer.Description>
          {message.name},{' '}
          <a className="text-ui-fg-interactive" href={`mailto:${encodeURIComponent(message.email)}`}>
            {message.email}
          </a>
          , <Time at={message.created_at} />
        </Drawer.Description>
      </Drawer.Header>
      <Drawer.Body className="overflow-y-auto">
        <Text className="whitespace-pre-wrap break-words">{message.message}</Text>
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button variant="secondary">Close</Button>
        </Drawer.Close>
        <Button isLoading={isChanging} onClick={mark}>
          {isHandled ? 'Open again' : 'Mark as handled'}
        </Button>
      </Drawer.Footer>
    </Drawer.Content>
  )
}

export const config = defineRouteConfig({ label: 'Contact messages', icon: ChatBubbleLeftRight })
