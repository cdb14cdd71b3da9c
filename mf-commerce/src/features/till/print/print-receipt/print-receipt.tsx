import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { getReceipt } from '@karavan/shared-api/client/orders';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useSearchParams } from '@karavan/shared-api/router';
import { isSignedInAtom, printWidthAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, shadow, space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { PrintWidthControl } from '../shared/print-width-control.tsx';
import { ReceiptPaper } from '../../../../shared/receipt-paper.tsx';
import { useT } from '../translation.ts';
import { useHeight } from './use-height.ts';

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
  const paper = useRef<HTMLDivElement>(null);
  const height = useHeight(paper);
  return (
    <>
      <PrintWidthControl />
      <Button wide icon={<Printer size={20} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Desk>
        <Paper ref={paper} className="printed" style={{ width: `${width}mm` }}>
          <Title>{t('receipt', { id: receipt.number ?? receipt.transaction_id })}</Title>
          <ReceiptPaper receipt={receipt} />
        </Paper>
      </Desk>
      {height !== null && <PrintedPage $width={width} $height={height} />}
    </>
  );
}

/** One page, as wide as the paper roll and as high as the receipt, with nothing else on it. */
const PrintedPage = createGlobalStyle<{ readonly $width: number; readonly $height: number }>`
  @page {
    size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm;
    margin: 0;
  }

  @media print {
    html,
    body {
      height: ${({ $height }) => $height}mm;
      overflow: hidden;
      background: none;
      visibility: hidden;
    }

    .printed {
      position: fixed;
      inset: 0 auto auto 0;
      box-shadow: none;
      visibility: visible;
    }
  }
`;

const Desk = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[4]} 0;
  overflow-x: auto;
`;

const Paper = styled.div`
  display: grid;
  gap: ${space[2]};
  box-sizing: border-box;
  padding: 4mm;
  background: ${color.surface};
  box-shadow: ${shadow.card};
  color: ${color.text};
  font: ${type.second};
  /* Paper stays white in the dark scheme. */
  color-scheme: light;
`;

const Title = styled.p`
  font: ${type.title3};
  text-align: center;
`;
