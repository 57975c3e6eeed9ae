import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { Fragment, createElement as h, type ReactElement } from 'react'
import { arSessionStatusLabel } from '#contract/ar-sessions.ts'
import {
  durationWords,
  lineWords,
  MOMENT_LABELS,
  type SessionLine,
  type SessionMessage,
  type SessionMoment,
  type SessionRecord,
} from '#contract/ar-sessions-record.ts'
import { REPORT_FONTS, writable } from './report-fonts.ts'
import { withinLines } from './report-lines.ts'

/** What a report is made from: the record, and what the page loads by and by. */
export interface ReportParts {
  record: SessionRecord
  lines: SessionLine[]
  messages: SessionMessage[]
  /** JPEG bytes of each snapshot that could be read, by its id. */
  pictures: ReadonlyMap<number, Buffer>
  /** The clock that times are told by: the reader's. */
  timezone: string
}

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, lineHeight: 1.45, color: '#1d2433' },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginBottom: 4 },
  heading: { fontSize: 13, fontWeight: 700, marginTop: 18, marginBottom: 6 },
  soft: { color: '#59627a' },
  row: { flexDirection: 'row', marginBottom: 3 },
  label: { width: 120, color: '#59627a' },
  grow: { flex: 1 },
  still: { marginBottom: 12 },
  picture: { maxHeight: 320, objectFit: 'contain', objectPosition: 'left' },
  // From above: the library counts the height of a text that it writes on each sheet anew as some thousand points, and would set it over the top.
  foot: { position: 'absolute', top: 806, left: 48, right: 48, color: '#59627a', fontSize: 8 },
})

/** What is laid out at once: its time grows with the square of it, and the drawing fails after some twenty sheets. */
const LINES_TOGETHER = 60
const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** How wide each kind of text may be, in heights of its letters: the sheet, or its part of a row. */
const ROOM = { title: 24, heading: 38, soft: 49, label: 11.5, grow: 37 } as const
type TextStyle = keyof typeof ROOM
const text = (content: string, style: TextStyle) => h(Text, { style: styles[style] }, withinLines(writable(content), ROOM[style]))
/** What is longer goes on over the sheets: held together, it would run off the one that it is on. */
const LONGEST_TOGETHER = 1_500
const row = (key: string | number, label: string, content: string) =>
  h(View, { key, style: styles.row, wrap: content.length > LONGEST_TOGETHER }, text(label, 'label'), text(content, 'grow'))
/** A part of the report; none where there is nothing to say. Its heading stands on one sheet with what it is the heading of. */
const part = (title: string, [first, ...rows]: ReactElement<{ wrap?: boolean }>[]) =>
  first === undefined
    ? null
    : h(Fragment, null, h(View, { key: 'begin', wrap: first.props.wrap ?? false }, text(title, 'heading'), first), ...rows)

/** The one page that is kept of a session, as a PDF. */
export const sessionReport = ({ record, lines: happened, messages, pictures, timezone }: ReportParts): Promise<Buffer> => {
  const { session, snapshots, notes, marksCount } = record
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone })
  const at = (moment: string) => clock.format(new Date(moment))
  const nameOf = (by: SessionMoment['by']) =>
    by === 'client' ? session.clientName : by === 'expert' ? session.expertName : by === 'admin' ? 'An admin' : ''
  const facts: [string, string][] = [
    ['Client', session.clientName],
    ['Expert', session.expertName],
    ...(session.serviceTitle === null ? [] : [['Service', session.serviceTitle] satisfies [string, string]]),
    ['Scheduled', at(session.scheduledAt)],
    ['All times', `By the clock of ${timezone}`],
    ['Status', arSessionStatusLabel(session.status)],
    ['Connected', durationWords(session.connectedSeconds)],
    ['Marks drawn', String(marksCount)],
  ]
  const stills = snapshots.flatMap(({ id, caption, by, takenAt }) => {
    const data = pictures.get(id)
    const words = `${at(takenAt)}, by ${nameOf(by)}${caption === '' ? '' : `: ${caption}`}`
    return data
      ? [
          h(
            View,
            { key: id, style: styles.still, wrap: false },
            h(Image, { src: { data, format: 'jpg' }, style: styles.picture }),
            text(words, 'soft'),
          ),
        ]
      : [row(id, 'Not readable', words)]
  })
  const noted = [
    ...(notes.expert === '' ? [] : [row('expert', session.expertName, notes.expert)]),
    ...(notes.client === '' ? [] : [row('client', session.clientName, notes.client)]),
  ]
  const lines = happened
    .map(lineWords)
    .map(({ key, kind, by, at: when, words }) =>
      row(
        key,
        at(when),
        words
          ? [`${MOMENT_LABELS[kind]}: ${words}`, nameOf(by)].filter(Boolean).join(', ')
          : [MOMENT_LABELS[kind], nameOf(by)].filter(Boolean).join(' by '),
      ),
    )
  const footer = h(Text, {
    style: styles.foot,
    fixed: true,
    render: ({ pageNumber, totalPages }) => `Onhand session ${session.id}. Times: ${timezone}. Page ${pageNumber} of ${totalPages}`,
  })
  const paper = { size: 'A4' as const, style: [styles.page, { fontFamily: REPORT_FONTS }] }
  const page = h(
    Page,
    paper,
    text(session.sessionTitle, 'title'),
    session.sessionDescription === null ? null : text(session.sessionDescription, 'soft'),
    part(
      'Session',
      facts.map(([label, content]) => row(label, label, content)),
    ),
    part('Time line', lines.slice(0, LINES_TOGETHER)),
    part('Snapshots', stills),
    part('Notes', noted),
    footer,
  )
  const said = ({ id, senderName, content, sentAt }: SessionMessage) =>
    row(id, at(sentAt), `${senderName}: ${content === '' ? '(removed with the account)' : content}`)
  const chat = chunksOf(messages, LINES_TOGETHER).map((lines, index) =>
    h(Page, { key: index, ...paper }, part(index === 0 ? 'Chat' : 'Chat, continued', lines.map(said)), footer),
  )
  const later = chunksOf(lines.slice(LINES_TOGETHER), LINES_TOGETHER).map((more, index) =>
    h(Page, { key: `line-${index}`, ...paper }, part('Time line, continued', more), footer),
  )
  return renderToBuffer(h(Document, { title: session.sessionTitle, creator: 'Onhand' }, page, ...later, ...chat))
}
