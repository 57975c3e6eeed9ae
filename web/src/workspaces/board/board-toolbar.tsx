import { Download, Image, Maximize, Maximize2, Minimize2, Redo2, Trash2, Undo2, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { BOARD_IMAGE_TYPES, BOARD_SIZE } from '#contract/workspaces-board.ts'
import { classNames } from '../../ui/class-names.ts'
import type { BoardDesk } from './board-desk.ts'
import { HAND_TOOLS } from './board-tools.ts'

const ZOOM_STEP = 1.25

interface ToolButtonProps {
  label: string
  shortcut?: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress(): void
  children: ReactNode
}

/** Not to be pressed, but still there for who goes through by the keyboard. */
function ToolButton({ label, shortcut, isPressed, isDisabled = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      title={shortcut ? `${label} (${shortcut})` : label}
      onClick={() => !isDisabled && onPress()}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken',
        isPressed && 'bg-sunken ring-2 ring-marker ring-inset',
        isDisabled && 'cursor-not-allowed opacity-40',
      )}
    >
      {children}
    </button>
  )
}

/** The board over the whole screen, and back. */
export function FullScreenButton({ isFull, onToggle }: { isFull: boolean; onToggle(): void }) {
  const Icon = isFull ? Minimize2 : Maximize2
  return (
    <ToolButton label={isFull ? 'Leave full screen' : 'Full screen'} onPress={onToggle}>
      <Icon aria-hidden="true" className="size-5" />
    </ToolButton>
  )
}

/** Looking closer and saving it: for everybody. */
export function BoardViewButtons({ desk, onDownload }: { desk: BoardDesk; onDownload(): void }) {
  const { stage } = desk
  return (
    <>
      <ToolButton label="Zoom out" shortcut="-" onPress={() => stage.zoom(1 / ZOOM_STEP)}>
        <ZoomOut aria-hidden="true" className="size-5" />
      </ToolButton>
      <span className="w-12 shrink-0 text-center text-soft text-xs tabular-nums">{Math.round(stage.camera.zoom * 100)} %</span>
      <ToolButton label="Zoom in" shortcut="+" onPress={() => stage.zoom(ZOOM_STEP)}>
        <ZoomIn aria-hidden="true" className="size-5" />
      </ToolButton>
      <ToolButton label="Show all" shortcut="0" onPress={() => stage.fit()}>
        <Maximize aria-hidden="true" className="size-5" />
      </ToolButton>
      <ToolButton label="Download" onPress={onDownload}>
        <Download aria-hidden="true" className="size-5" />
      </ToolButton>
    </>
  )
}

/** Has the browser ask for images. Pasting and dropping them on the board does the same. */
function ImageButton({ onImages }: { onImages(files: readonly File[]): void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label="Image" onPress={() => field.current?.click()}>
        <Image aria-hidden="true" className="size-5" />
      </ToolButton>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={BOARD_IMAGE_TYPES.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Choosing the same again is a choice too.
          target.value = ''
          if (files.length > 0) onImages(files)
        }}
      />
    </>
  )
}

interface BoardToolbarProps {
  desk: BoardDesk
  onImages(files: readonly File[]): void
  onClear(): void
  /** At the end of the row. */
  children: ReactNode
}

/** What is in the hand, in which colour and size; taking back and clearing. On a phone one row that scrolls: the board needs the height. */
export function BoardToolbar({ desk, onImages, onClear, children }: BoardToolbarProps) {
  const { choice, model, hand } = desk
  const selected = hand.selectedThere.length
  const redo = (
    <ToolButton label="Redo" shortcut="Ctrl+Y" isDisabled={!model.canRedo} onPress={() => model.redo()}>
      <Redo2 aria-hidden="true" className="size-5" />
    </ToolButton>
  )
  return (
    <div role="toolbar" aria-label="Drawing" className="flex min-w-0 flex-1 items-center pr-1">
      <div className="relative flex min-w-0 items-center gap-1 overflow-x-auto p-1 lg:flex-wrap">
        {HAND_TOOLS.map(({ tool, label, key, icon: Icon }) => (
          <ToolButton
            key={tool}
            label={label}
            shortcut={key.toUpperCase()}
            isPressed={choice.tool === tool}
            onPress={() => desk.choose({ tool })}
          >
            <Icon aria-hidden="true" className="size-5" />
          </ToolButton>
        ))}
        <ImageButton onImages={onImages} />
        <input
          type="color"
          aria-label="Colour"
          value={choice.color}
          onChange={({ target: { value } }) => desk.choose({ color: value })}
          className="size-11 shrink-0 cursor-pointer rounded-control border border-control bg-raised p-1"
        />
        <label className="flex min-h-11 shrink-0 items-center gap-2 px-2 text-sm">
          <span>Size</span>
          <input
            type="range"
            min={BOARD_SIZE.min}
            max={BOARD_SIZE.max}
            value={choice.size}
            onChange={({ target: { value } }) => desk.choose({ size: Number(value) })}
            className="w-24 accent-marker"
          />
          <span className="w-6 text-right text-soft tabular-nums">{choice.size}</span>
        </label>
        <div className="lg:hidden">{redo}</div>
        <ToolButton label="Delete what is selected" shortcut="Delete" isDisabled={selected === 0} onPress={() => desk.removeSelected()}>
          <X aria-hidden="true" className="size-5" />
        </ToolButton>
        <ToolButton label="Clear" isDisabled={model.shapes.length === 0} onPress={onClear}>
          <Trash2 aria-hidden="true" className="size-5" />
        </ToolButton>
        {children}
      </div>
      {/* At hand wherever the row is pushed to. */}
      <ToolButton label="Undo" shortcut="Ctrl+Z" isDisabled={!model.canUndo} onPress={() => model.undo()}>
        <Undo2 aria-hidden="true" className="size-5" />
      </ToolButton>
      <div className="max-lg:hidden">{redo}</div>
    </div>
  )
}
