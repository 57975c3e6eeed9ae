/** Has the browser save a text as a file. */
export const downloadText = (fileName: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
