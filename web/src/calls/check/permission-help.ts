/** Where the browser that somebody uses keeps the permission that a page was refused. */
const HELP: readonly { isIt: (agent: string) => boolean; text: string }[] = [
  {
    isIt: agent => /iPhone|iPad/.test(agent) && /CriOS|FxiOS|EdgiOS/.test(agent),
    text: 'Open the Settings app, choose this browser in the list of apps, switch Camera and Microphone on, and come back.',
  },
  {
    isIt: agent => /iPhone|iPad/.test(agent),
    text: 'Tap the page button at the left of the address bar, choose Website Settings, set Camera and Microphone to Allow, and try again.',
  },
  {
    isIt: agent => /Android/.test(agent) && /Firefox/.test(agent),
    text: 'Tap the lock beside the address, then the blocked permissions, allow Camera and Microphone, and try again.',
  },
  {
    isIt: agent => /Android/.test(agent),
    text: 'Tap the sign beside the address, choose Permissions, allow Camera and Microphone, and try again.',
  },
  {
    isIt: agent => /Firefox/.test(agent),
    text: 'Press the camera sign with a line through it beside the address, remove the block of camera and microphone, and try again.',
  },
  {
    isIt: agent => /Safari/.test(agent) && !/Chrom/.test(agent),
    text: 'In the menu Safari choose Settings for This Website, set Camera and Microphone to Allow, and try again.',
  },
]
const ELSEWHERE = 'Press the sign at the left of the address, set Camera and Microphone to Allow, and try again.'

export const permissionHelp = (userAgent: string): string => HELP.find(({ isIt }) => isIt(userAgent))?.text ?? ELSEWHERE
