/** Not in the types of the page yet; a browser that does not know it leaves it aside. */
type SetParameters = (parameters: RTCRtpSendParameters, options: { encodingOptions: { keyFrame: boolean }[] }) => Promise<void>

/** The next picture that goes is a whole one, which needs nothing of those before. */
export const sendWholePicture = async (sender: RTCRtpSender): Promise<void> => {
  const setParameters: SetParameters = sender.setParameters.bind(sender)
  const parameters = sender.getParameters()
  await setParameters(parameters, { encodingOptions: parameters.encodings.map(() => ({ keyFrame: true })) })
}
