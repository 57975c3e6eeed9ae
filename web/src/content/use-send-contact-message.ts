import { useMutation } from '@tanstack/react-query'
import { type ContactMessage, sendContactMessage } from '#contract/content.ts'
import { call } from '../platform/call.ts'
import { showError } from '../ui/toasts.ts'

export const useSendContactMessage = () =>
  useMutation({
    mutationFn: (message: ContactMessage) => call(sendContactMessage, message),
    onError: error => showError(`Failed to send your message: ${error.message}`),
  })
