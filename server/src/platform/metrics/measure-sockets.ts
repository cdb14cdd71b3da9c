import { Gauge, type Registry } from 'prom-client';

export function measureSockets(registry: Registry, countSockets: () => number): void {
  const sockets = new Gauge({
    name: 'realtime_sockets',
    help: 'Open sockets of this process',
    registers: [registry],
    collect() {
      sockets.set(countSockets());
    },
  });
}
