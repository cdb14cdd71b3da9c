import { useState } from 'react';
import { FileDown, Mail } from 'lucide-react';
import styled from 'styled-components';
import { getReceiptFile, mailReceipt } from '@karavan/shared-api/client/receipt-files';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useApi, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { saveFile } from '@karavan/shared-ui/save-file';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** The receipt to take along: as a file, or by mail to one's proven address. */
export function TakeReceipt({ receipt: { transaction_id: id } }: { readonly receipt: Receipt }) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setLoading] = useState(false);
  const mail = useWrite(mailReceipt, { done: ({ email }) => t('receipt_mailed', { email }) });

  async function save(): Promise<void> {
    setLoading(true);
    const file = await api.download(getReceiptFile, { params: { id } });
    setLoading(false);
    if (file.ok) saveFile(file.data, `karavan-${id}.pdf`);
    else toasts.show({ kind: 'error', text: file.error.message });
  }

  return (
    <Row>
      <Button
        kind="secondary"
        icon={<FileDown size={20} />}
        loading={isLoading}
        onClick={() => void save()}
      >
        {t('receipt_file')}
      </Button>
      <Button
        kind="secondary"
        icon={<Mail size={20} />}
        loading={mail.isPending}
        onClick={() => void mail.send({ params: { id } })}
      >
        {t('receipt_mail')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: center;
`;
