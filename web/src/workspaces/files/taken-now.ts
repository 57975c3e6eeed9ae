const NAMELESS = /^(image|photo|img)\.\w+$/i

/** The last moment that gave a name, and how many it gave. */
let last = { moment: '', count: 0 }

/** What the clipboard or a camera brings is always called the same: named by the moment it is a file of its own, not a new version of the last one. */
export const takenNow = (files: readonly File[], now = new Date()): File[] =>
  files.map(file => {
    if (!NAMELESS.test(file.name)) return file
    const moment = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
    // Two may come within one second, at once or one after the other.
    last = { moment, count: last.moment === moment ? last.count + 1 : 1 }
    const ending = file.name.slice(file.name.lastIndexOf('.'))
    return new File([file], `Picture ${moment}${last.count === 1 ? '' : ` (${last.count})`}${ending}`, { type: file.type })
  })
