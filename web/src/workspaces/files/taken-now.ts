const NAMELESS = /^(image|photo|img)\.\w+$/i

/** What the clipboard or a camera brings is always called the same: named by the moment it is a file of its own, not a new version of the last one. */
export const takenNow = (files: readonly File[], now = new Date()): File[] =>
  files.map((file, index) => {
    if (!NAMELESS.test(file.name)) return file
    const moment = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
    const ending = file.name.slice(file.name.lastIndexOf('.'))
    return new File([file], `Picture ${moment}${index === 0 ? '' : ` (${index + 1})`}${ending}`, { type: file.type })
  })
