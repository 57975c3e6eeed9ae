/** As browsers call the drivers that draw by the processor (ANGLE, Mesa, Windows). */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * Whether WebGL is drawn by the processor: there is no graphics card, or none that the browser trusts. Smoothed edges then cost several
 * times the picture itself, and the page stands still for as long as a picture takes.
 */
export const isDrawnByProcessor = (): boolean => {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!gl) return true
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  const driver = String(gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  // A browser keeps few of these: this one goes at once.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return BY_PROCESSOR.test(driver)
}
