import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'
import { counterOffer, moveOffer, sendOffers } from '#contract/hiring.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { call } from '../platform/call.ts'
import { keepFocus } from '../ui/screen-heading.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { HIRING_KEY } from './hiring-queries.ts'
import { countOffers, statusWords } from './offer-words.ts'

type Sending = InputOf<typeof sendOffers>

/** Sends offers. The same ones sent again after a lost answer are the same request, and so are made once. A refusal stands beside the button. */
export const useSendOffers = () => {
  const queryClient = useQueryClient()
  const request = useRef({ content: '', id: '' })
  return useMutation({
    mutationFn: (sending: Omit<Sending, 'requestId'>) => {
      const content = JSON.stringify(sending)
      if (request.current.content !== content) request.current = { content, id: uuidv7() }
      return call(sendOffers, { ...sending, requestId: request.current.id })
    },
    onSuccess: sent => {
      request.current = { content: '', id: '' }
      showSuccess(sent.length === 1 ? 'Offer sent.' : `${countOffers(sent.length)} sent.`, 'send-offers')
      return queryClient.invalidateQueries({ queryKey: HIRING_KEY })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: HIRING_KEY }),
  })
}

/** Its refusal stands in its form. */
export const useCounterOffer = (onSent: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (terms: InputOf<typeof counterOffer>) => call(counterOffer, terms),
    onSuccess: () => {
      onSent()
      showSuccess('Your terms are sent.', 'move-offer')
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: HIRING_KEY })
      keepFocus()
    },
  })
}

/** Its refusal stands in its dialog; what was moved meanwhile may take the dialog with it, and is said beside it too. */
export const useMoveOffer = (onMoved: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (move: InputOf<typeof moveOffer>) => call(moveOffer, move),
    onSuccess: moved => {
      onMoved()
      showSuccess(`${moved.taskTitle}: ${statusWords(moved)}`, 'move-offer')
    },
    onError: error => {
      if (error instanceof AppError && error.code === 'conflict') showError(`Failed to answer: ${error.message}`, 'move-offer')
    },
    // The offer, and the project that follows it.
    onSettled: async () => {
      await Promise.all([HIRING_KEY, ['projects']].map(queryKey => queryClient.invalidateQueries({ queryKey })))
      keepFocus()
    },
  })
}
