import { Maximize, PenLine, ScreenShare, ScreenShareOff, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { lastOwnMark } from '#contract/calls-marks.ts'
import { Button } from '../../ui/button.tsx'
import { showError } from '../../ui/toasts.ts'
import { canShareScreen } from '../media/open-media.ts'
import { markToolOf } from '../stage/drawing.ts'
import { MarksToolbar } from '../stage/marks-toolbar.tsx'
import { StagePicture } from '../stage/stage-picture.tsx'
import { useDrawing } from '../stage/use-drawing.ts'
import { useCall, useMarkState } from '../use-call.tsx'
import { mayZoomIn, zoomedIn, zoomedOut } from './screen-zoom.ts'
import { sharedScreens } from './shared-views.ts'

const ignore = () => undefined

/** What somebody shows of his screen: near and far, with marks of all on it. `mayShare`: else he looks on. */
export function SharedScreen({ mayShare }: { mayShare: boolean }) {
  const { state: call, session } = useCall()
  const marks = useMarkState()
  const { drawing, setDrawing } = useDrawing()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [zoom, setZoom] = useState(1)
  const [isDrawing, setDrawingOn] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const screens = sharedScreens(call)
  const shown = screens.find(({ id }) => id === chosenId) ?? screens[0]
  const { isScreenOn } = call.local
  const toggleFullScreen = () => {
    const changing = document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen()
    changing?.catch((error: Error) => showError(`Error attempting to enable full-screen mode: ${error.message} (${error.name})`))
  }
  return (
    <div
      ref={stage}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 [&:fullscreen]:grid-rows-[auto_minmax(0,1fr)] [&:fullscreen]:bg-paper [&:fullscreen]:p-3"
    >
      <div role="toolbar" aria-label="Screen" className="flex flex-wrap items-center gap-2">
        {mayShare && canShareScreen() && (
          <Button variant={isScreenOn ? 'danger' : 'primary'} onClick={() => void session.media.setScreen(!isScreenOn)}>
            {isScreenOn ? <ScreenShareOff aria-hidden="true" className="size-5" /> : <ScreenShare aria-hidden="true" className="size-5" />}
            {isScreenOn ? 'Stop Sharing' : 'Share Your Screen'}
          </Button>
        )}
        <div className="flex items-center gap-2">
          <Button variant="secondary" aria-label="Zoom out" disabled={!shown} isAtEnd={zoom === 1} onClick={() => setZoom(zoomedOut)}>
            <ZoomOut aria-hidden="true" className="size-5" />
          </Button>
          <output className="min-w-12 text-center text-sm tabular-nums">{Math.round(zoom * 100)} %</output>
          <Button variant="secondary" aria-label="Zoom in" disabled={!shown} isAtEnd={!mayZoomIn(zoom)} onClick={() => setZoom(zoomedIn)}>
            <ZoomIn aria-hidden="true" className="size-5" />
          </Button>
        </div>
        {mayShare && (
          <Button variant="secondary" aria-pressed={isDrawing} disabled={!shown} onClick={() => setDrawingOn(!isDrawing)}>
            <PenLine aria-hidden="true" className="size-5" />
            Annotate
          </Button>
        )}
        {document.fullscreenEnabled && (
          <Button variant="secondary" aria-label="Full screen" disabled={!shown} onClick={toggleFullScreen}>
            <Maximize aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      {screens.length > 1 && (
        <fieldset aria-label="Whose screen" className="flex flex-wrap gap-2">
          {screens.map(({ id, name }) => (
            <Button key={id} variant="quiet" size="small" aria-pressed={id === shown?.id} onClick={() => setChosenId(id)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="relative grid aspect-video min-h-0 w-full overflow-hidden rounded-card bg-device text-on-device [:fullscreen>&]:aspect-auto">
        {shown && (
          <p
            role="status"
            className="wrap-anywhere pointer-events-none absolute top-2 left-2 z-10 max-w-[calc(100%-1rem)] rounded-control bg-device/85 px-2.5 py-1 text-sm"
          >
            {shown.id === call.peerId ? 'Your screen, as the others see it' : `Screen of ${shown.name}`}
          </p>
        )}
        {shown ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its window is scrolled by keys
          <section tabIndex={0} aria-label="Shared screen" className="overflow-auto">
            <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
              <StagePicture view={shown.view} tool={isDrawing && mayShare ? markToolOf(drawing) : null} onSource={ignore} />
            </div>
          </section>
        ) : (
          <p className="grid place-items-center p-6 text-center">No one is sharing their screen.</p>
        )}
      </div>
      {isDrawing && mayShare && shown && (
        <div className="max-w-full justify-self-center rounded-card bg-device [&>div]:lg:flex-row">
          <MarksToolbar
            drawing={drawing}
            onChange={setDrawing}
            mayUndo={call.person !== null && lastOwnMark(marks, call.person) !== undefined}
            onUndo={() => session.marks.undo()}
            onClear={() => session.marks.clear()}
          />
        </div>
      )}
      <p role="status" className="text-soft text-sm">
        {call.error?.message ??
          (mayShare && !canShareScreen() ? 'This device cannot share its screen. What others share is seen here.' : '')}
      </p>
    </div>
  )
}
