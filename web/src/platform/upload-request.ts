interface Watching {
  signal?: AbortSignal | undefined
  /** How much of it has left, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Posts a form as `fetch` would, and tells how far it is: `fetch` itself knows that only over HTTP/2. Rejects when the line breaks; half of
 * a form is nothing to the server.
 */
export const postWithProgress = (path: string, form: FormData, { signal, onProgress }: Watching): Promise<Response> =>
  new Promise((answer, fail) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (end: () => void) => {
      signal?.removeEventListener('abort', abort)
      end()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total))
    request.addEventListener('load', () => settle(() => answer(new Response(request.responseText, { status: request.status }))))
    request.addEventListener('error', () => settle(() => fail(new TypeError('the connection broke'))))
    request.addEventListener('abort', () => settle(() => fail(new DOMException('the upload was stopped', 'AbortError'))))
    request.open('POST', path)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) settle(() => fail(new DOMException('the upload was stopped', 'AbortError')))
    else request.send(form)
  })
