/*
 * A part's code comes together with its style sheet. The bundler asks for a sheet once and never again, also when it did not arrive: asked for
 * again, the part would come without its looks.
 */

const missed: HTMLLinkElement[] = []
let underWay: Promise<unknown> | null = null

/** From now on style sheets that do not arrive are taken out of the page and remembered. */
export const watchStyles = () =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      target.remove()
      missed.push(target)
    },
    // Such an error does not rise: it is heard only on its way down.
    true,
  )

const bring = (link: HTMLLinkElement) =>
  new Promise<void>((arrived, failed) => {
    const again = document.createElement('link')
    for (const { name, value } of link.attributes) again.setAttribute(name, value)
    again.nonce = link.nonce
    again.addEventListener('load', () => arrived())
    again.addEventListener('error', () => failed(new Error(`${link.href} did not arrive.`)))
    document.head.append(again)
  })

/** Asks again for all that did not arrive: before the code of a part is asked for again. */
export const bringMissedStyles = (): Promise<unknown> => {
  underWay ??= Promise.all(missed.splice(0).map(bring)).finally(() => {
    underWay = null
  })
  return underWay
}
