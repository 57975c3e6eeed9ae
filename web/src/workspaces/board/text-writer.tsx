import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { MAX_BOARD_TEXT, MAX_TEXT_WIDTH } from '#contract/workspaces-board.ts'
import { counted } from '../../ui/counted.ts'
import { TextLimit } from '../../ui/text-limit.tsx'
import { toBoard, toScreen } from './board-camera.ts'
import { BOARD_FONT, LINE_HEIGHT, textHeight } from './board-shape.ts'
import type { BoardStage } from './board-stage.ts'
import type { BoardWriter, BoardWriting } from './board-writer.ts'
import { seenLines } from './seen-lines.ts'

/** Pixels of the page. */
const WIDTH = 240
const LEAST_HEIGHT = 80
/** Between the field and the edge of the board. */
const MARGIN = 8
/** So far above the field stands what is said of its length. */
const ABOVE = 34
/** Smaller letters in a field make a phone's browser enlarge the page. */
const LEAST_LETTER = 16
/** Widths are kept with fewer decimals in a style than they are asked for. */
const ROUNDING = 1

const grow = (field: HTMLTextAreaElement | null) => {
  if (!field) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

/** A phone's keyboard has no Shift with Enter: there Enter begins a line, and a press beside the field ends it. */
const hasKeyboard = () => !window.matchMedia('(pointer: coarse)').matches

const isTooLong = (text: string) => counted(text, MAX_BOARD_TEXT).problem !== undefined

const within = (at: number, room: number) => Math.max(MARGIN, Math.min(at, room - MARGIN))

/** Where the field stands on the page, and how wide it is there: as much of it is to be seen as the board has room for. */
const placeOf = ({ camera, size }: BoardStage, { at, standing }: BoardWriting, asked: number) => {
  const { x, y } = toScreen(camera, at)
  const width = Math.min(asked, size.width - 2 * MARGIN)
  return { width, x: within(x, size.width - width), y: standing ? y : within(y, size.height - LEAST_HEIGHT) }
}

interface TextWriterProps {
  desk: { stage: BoardStage; writer: BoardWriter }
  writing: BoardWriting
}

/**
 * The field in which a text of the board is written. What is seen in it is what stands there afterwards; but a text that is wider than this
 * board has room for keeps its width and its lines, which others see whole.
 */
export function TextWriter({ desk, writing }: TextWriterProps) {
  // A field that goes away loses the focus too: what is done is not done again then.
  const isDone = useRef(false)
  const id = useId()
  const [typed, setTyped] = useState(writing.text)
  const { stage, writer } = desk
  const { color, size, text, width, standing } = writing
  const letter = Math.max(LEAST_LETTER, textHeight(size) * stage.camera.zoom)
  const unitsPerPixel = textHeight(size) / letter
  const asked = width === null ? WIDTH : width / unitsPerPixel
  const place = placeOf(stage, writing, asked)
  const end = (field: HTMLTextAreaElement | null) => {
    // What is too long stays in its field, and is said to be.
    if (isDone.current || (field && isTooLong(field.value))) return
    isDone.current = true
    if (!field) return writer.end(null)
    // Only the hand that draws at its corner gives the field a width that was not given to it here.
    const isResized = Math.abs(Number.parseFloat(field.style.width) - place.width) > ROUNDING
    const ownWidth = isResized || width === null ? field.clientWidth : asked
    const written = { text: field.value, width: Math.min(MAX_TEXT_WIDTH, ownWidth * unitsPerPixel) }
    writer.end({ at: toBoard(stage.camera, place), typed: written, text: seenLines(field, ownWidth), isResized })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    const isEnd = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard()
    if (!isEnd && event.key !== 'Escape') return
    event.preventDefault()
    const board = event.currentTarget.closest<HTMLElement>('[data-board]')?.querySelector<HTMLElement>('[role=application]')
    end(isEnd ? event.currentTarget : null)
    if (!isDone.current) return
    board?.focus()
  }
  return (
    <>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it opens where one has just asked to write
        autoFocus
        ref={grow}
        aria-label={standing ? 'Text on the board' : 'Text to put on the board'}
        defaultValue={text}
        aria-describedby={id}
        aria-invalid={isTooLong(typed)}
        rows={1}
        onFocus={({ currentTarget: field }) => {
          field.setSelectionRange(field.value.length, field.value.length)
        }}
        onInput={({ currentTarget: field }) => {
          grow(field)
          writer.hold(isTooLong(field.value))
          setTyped(field.value)
        }}
        onBlur={({ currentTarget: field }) => end(field)}
        onKeyDown={onKeyDown}
        className="absolute z-10 min-w-16 resize-x overflow-hidden bg-white p-0 outline outline-2 outline-[#7f877f] outline-offset-4"
        style={{
          ...{ left: place.x, top: place.y, width: place.width, maxWidth: stage.size.width - place.x - MARGIN },
          ...{ color, fontFamily: BOARD_FONT, fontSize: letter, lineHeight: LINE_HEIGHT, marginTop: `${(1 - LINE_HEIGHT) / 2}em` },
        }}
      />
      <div className="absolute z-10" style={{ left: place.x, top: Math.max(0, place.y - ABOVE) }}>
        <TextLimit id={id} text={typed} maxCharacters={MAX_BOARD_TEXT} />
      </div>
    </>
  )
}
