import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addServicePicture,
  arrangeServicePictures,
  createService,
  deleteService,
  describeServicePicture,
  getOwnService,
  listOwnServices,
  type OwnService,
  pauseService,
  removeServicePicture,
  type ServiceFields,
  updateService,
} from '#contract/catalog-own.ts'
import { call } from '../platform/call.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { showError, showSuccess } from '../ui/toasts.ts'

const OWN_KEY = ['catalog', 'own'] as const
const ownServiceKey = (serviceId: number) => [...OWN_KEY, serviceId] as const

export const useListOwnServices = () =>
  useQuery({ queryKey: OWN_KEY, queryFn: ({ signal }) => call(listOwnServices, {}, signal), retry: false })

export const useGetOwnService = (serviceId: number) =>
  useQuery(
    queryOptions({ queryKey: ownServiceKey(serviceId), queryFn: ({ signal }) => call(getOwnService, { serviceId }, signal), retry: false }),
  )

/** What is shown of the service everywhere is asked for again; here it stands at once. */
const useKeepOwnService = () => {
  const queryClient = useQueryClient()
  return (service: OwnService) => {
    queryClient.setQueryData(ownServiceKey(service.id), service)
    // Nobody waits for it: what was changed is shown already.
    void queryClient.invalidateQueries({
      queryKey: ['catalog'],
      predicate: ({ queryKey }) => queryKey[1] !== 'own' || queryKey.length === OWN_KEY.length,
    })
  }
}

/** Its refusal stands in the form. */
export const useCreateService = () => {
  const keep = useKeepOwnService()
  return useMutation({
    mutationFn: (fields: ServiceFields) => call(createService, fields),
    onSuccess: service => {
      showSuccess('Saved. Look at it as clients will, add pictures, then offer it.', 'save-service')
      keep(service)
    },
  })
}

export const useUpdateService = (serviceId: number) => {
  const keep = useKeepOwnService()
  return useMutation({
    mutationFn: (fields: ServiceFields) => call(updateService, { ...fields, serviceId }),
    onSuccess: service => {
      showSuccess('Your changes are saved.', 'save-service')
      keep(service)
    },
  })
}

export const usePauseService = (onDone?: () => void) => {
  const keep = useKeepOwnService()
  return useMutation({
    mutationFn: (input: { serviceId: number; isPaused: boolean; reason?: string }) => call(pauseService, input),
    onSuccess: service => {
      onDone?.()
      showSuccess(service.isPaused ? `'${service.title}' is paused.` : `'${service.title}' is on offer.`, 'pause-service')
      keep(service)
    },
    onError: error => showError(`The service could not be changed: ${error.message}`, 'pause-service'),
  })
}

export const useDeleteService = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (serviceId: number) => call(deleteService, { serviceId }),
    onSuccess: ({ serviceId }) => {
      showSuccess('The service is deleted.', 'delete-service')
      queryClient.removeQueries({ queryKey: ownServiceKey(serviceId) })
      return queryClient.invalidateQueries({ queryKey: ['catalog'] })
    },
  })
}

export const useAddServicePicture = (serviceId: number) => {
  const keep = useKeepOwnService()
  return useMutation({
    mutationFn: (file: File) => callWithFile(addServicePicture, { serviceId, text: '' }, file),
    onSuccess: keep,
  })
}

/** What one tab does with a picture another may have undone: then it is told, and the pictures are fetched as they are. */
const usePictureChange = <Input>(serviceId: number, change: (input: Input) => Promise<OwnService>) => {
  const keep = useKeepOwnService()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: keep,
    onError: error => {
      showError(`The pictures could not be changed: ${error.message}`, 'change-pictures')
      return queryClient.invalidateQueries({ queryKey: ownServiceKey(serviceId) })
    },
  })
}

export const useArrangePictures = (serviceId: number) =>
  usePictureChange(serviceId, (pictureIds: number[]) => call(arrangeServicePictures, { serviceId, pictureIds }))
export const useDescribePicture = (serviceId: number) =>
  usePictureChange(serviceId, (input: { pictureId: number; text: string }) => call(describeServicePicture, { serviceId, ...input }))
export const useRemovePicture = (serviceId: number) =>
  usePictureChange(serviceId, (pictureId: number) => call(removeServicePicture, { serviceId, pictureId }))
