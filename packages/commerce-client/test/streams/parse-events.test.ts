import { expect, test } from 'vitest'
import { parseEvents, type ServerSentEventMessage } from '../../src/streams/parse-events.ts'

async function messagesOf(...chunks: readonly (string | Uint8Array)[]): Promise<ServerSentEventMessage[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
  const messages: ServerSentEventMessage[] = []
  for await (const message of parseEvents(body)) messages.push(message)
  return messages
}

test.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
])('reads messages whose lines end with %s', async (_, end) => {
  const text = [
    'event: step',
    'id: 7',
    'retry: 250',
    'data: {"a":1}',
    '',
    'data:two',
    'data: three',
    '',
    '',
  ].join(end)
  expect(await messagesOf(text)).toEqual([
    { event: 'step', id: '7', retry: 250, data: '{"a":1}' },
    { data: 'two\nthree' },
  ])
})

test('reads the same for any chunk boundaries, also inside a character and a line break', async () => {
  const text = 'id: 1\r\ndata: Küche: gut\r\n\r\n: awake\r\n\r\nid\r\ndata\r\n\r\n'
  const bytes = new TextEncoder().encode(text)
  const whole = await messagesOf(text)
  expect(whole).toEqual([{ id: '1', data: 'Küche: gut' }, { comment: 'awake' }, { id: '', data: '' }])
  for (let at = 1; at < bytes.length; at += 1) {
    expect(await messagesOf(bytes.slice(0, at), bytes.slice(at))).toEqual(whole)
  }
  expect(await messagesOf(...[...bytes].map((byte) => new Uint8Array([byte])))).toEqual(whole)
})

test('leaves out a byte order mark, and a message that was cut off', async () => {
  expect(await messagesOf('\uFEFFdata: a\n\ndata: b\n')).toEqual([{ data: 'a' }])
})

test('leaves out an id with a null character and a retry that is no number', async () => {
  expect(await messagesOf('id: a\0b\nretry: soon\ndata: x\n\n')).toEqual([{ data: 'x' }])
})
