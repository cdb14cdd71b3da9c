import { Counter, type Registry } from 'prom-client';
import type { OutboundProblem } from '../outbound/outbound-error.ts';

/** Counts what the server's own requests fail of. */
export function measureOutbound(registry: Registry) {
  const failures = new Counter({
    name: 'outbound_failures_total',
    help: 'Requests of the server to others that have failed: to what people name, or to its gateways',
    labelNames: ['to', 'problem'],
    registers: [registry],
  });
  return (to: 'internet' | 'gateways') => (problem: OutboundProblem) =>
    failures.inc({ to, problem });
}
