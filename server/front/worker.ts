import { createRequestListener } from '@remix-run/node-fetch-server'
import { startMonitoring } from '@/app/_site/monitoring'
import { handleApi } from '../api/handle'
import { endDeliveries } from '../contact/delivery/deliveries'
import { answerInWorker } from './answer-in-worker'

await startMonitoring()
answerInWorker(createRequestListener(handleApi), endDeliveries)
