import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The process's Prometheus metrics: created once by the app, handed to whoever counts. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'path', 'status'] as const
  return {
    registry,
    httpRequests: new Histogram({
      name: 'onhand_http_request_seconds',
      help: 'Time to answer, by endpoint',
      labelNames,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    liveSockets: new Gauge({ name: 'onhand_live_sockets', help: 'Open live sockets', registers: [registry] }),
    jobs: new Counter({
      name: 'onhand_jobs_total',
      help: 'Jobs worked, by queue and outcome',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
    notificationsTold: new Counter({
      name: 'onhand_notifications_total',
      help: 'Notifications written, by type',
      labelNames: ['type'],
      registers: [registry],
    }),
    eventsDispatched: new Counter({ name: 'onhand_events_dispatched_total', help: 'Domain events handed on', registers: [registry] }),
    eventFailures: new Counter({
      name: 'onhand_event_failures_total',
      help: 'Times that an event could not be handed on, by outcome: retry or set-aside',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
