import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';

/** Says what the nightly look at the ledger of cashback has found. */
export function measureCashback(registry: Registry, log: Logger): (wrong: number) => void {
  const accounts = new Gauge({
    name: 'cashback_accounts_wrong',
    help: 'Accounts whose balance was not the sum of their entries when this process looked last',
    registers: [registry],
  });
  return (wrong) => {
    accounts.set(wrong);
    if (wrong > 0) log.error({ wrong }, 'Balances of cashback differ from their entries');
  };
}
