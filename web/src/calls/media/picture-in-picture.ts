export const canFloat = (): boolean => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

/** Lets a video float above other windows, or takes it back; answers whether it floats now. */
export const toggleFloating = async (video: HTMLVideoElement): Promise<boolean> => {
  if (document.pictureInPictureElement === video) {
    await document.exitPictureInPicture()
    return false
  }
  await video.requestPictureInPicture()
  return true
}
