import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import { getReceipt } from '@karavan/shared-api/client/orders';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { isSignedInAtom, printWidthAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PaperTitle, PrintedPaper } from '@karavan/shared-ui/printed-paper';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Column } from '@karavan/shared-ui/column';
import { PrintWidthControl } from '../shared/print-width-control.tsx';
import { ReceiptPaper } from '../../../../shared/receipt-paper.tsx';
import { useT } from '../translation.ts';

/** A receipt for the printer: the preview is what is printed. */
export function PrintReceipt() {
  const t = useT();
  const { header, requireSignIn } = useShell();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const [search] = useSearchParams();
  const id = Number(search.get('receipt'));
  useEffect(
    () => header.set({ title: t('print'), backTo: id > 0 ? `/receipts/${id}` : '/receipts' }),
    [header, t, id],
  );
  return (
    <Column>
      <h1 className="visually-hidden">{t('print')}</h1>
      {isSignedIn && id > 0 ? (
        <Preview id={id} />
      ) : (
        <EmptyState
          scene="receipt"
          title={t('print')}
          text={t(isSignedIn ? 'print_nothing' : 'print_sign_in')}
          {...(!isSignedIn && {
            action: { label: t('sign_in'), run: () => void requireSignIn() },
          })}
        />
      )}
    </Column>
  );
}

function Preview({ id }: { readonly id: number }) {
  const receipt = useEndpoint(getReceipt, { params: { id } });
  return (
    <AsyncView query={receipt} skeleton={<PageSkeleton />}>
      {(data) => <Sheet receipt={data} />}
    </AsyncView>
  );
}

function Sheet({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const width = useAtomValue(printWidthAtom);
  return (
    <>
      <PrintWidthControl />
      <Button wide icon={<Printer size={20} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <PrintedPaper width={width}>
        <PaperTitle>{t('receipt', { id: receipt.number ?? receipt.transaction_id })}</PaperTitle>
        <ReceiptPaper receipt={receipt} />
      </PrintedPaper>
    </>
  );
}
