import { createRequestListener } from '@remix-run/node-fetch-server'
import { handleApi } from '@/server/api/handle'
import { endDeliveries } from '@/server/contact/delivery/deliveries'
import { startMonitoring } from '@/server/monitoring'
import { answerInWorker } from './answer-in-worker'

await startMonitoring()
answerInWorker(createRequestListener(handleApi), endDeliveries)
