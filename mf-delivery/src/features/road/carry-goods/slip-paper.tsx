import type { ReactNode } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { Printer, Send } from 'lucide-react';
import styled from 'styled-components';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { PRINT_WIDTHS_MM } from '@karavan/shared-api/contract/limits';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom, printWidthAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { PaperTitle, PrintedPaper } from '@karavan/shared-ui/printed-paper';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { shareText } from './share-text.ts';

interface SlipPaperProps {
  readonly delivery: CourierDelivery;
}

/** Both stops, the goods and the cash of a delivery, for the printer; what is carried, and where, can be sent on. */
export function SlipPaper({ delivery }: SlipPaperProps) {
  const t = useT();
  const [width, setWidth] = useAtom(printWidthAtom);
  return (
    <>
      <SegmentedControl
        label={t('slip_width')}
        segments={PRINT_WIDTHS_MM.map((millimetres) => ({
          value: String(millimetres),
          label: t('slip_mm', { width: millimetres }),
        }))}
        value={String(width)}
        onChange={(value) => {
          const chosen = PRINT_WIDTHS_MM.find((millimetres) => String(millimetres) === value);
          if (chosen) setWidth(chosen);
        }}
      />
      <Buttons>
        <Button icon={<Printer size={20} />} onClick={() => window.print()}>
          {t('slip_print')}
        </Button>
        {delivery.status === 'delivery_status_taken_for_delivery' && <Share delivery={delivery} />}
      </Buttons>
      <PrintedPaper width={width}>
        <Slip delivery={delivery} />
      </PrintedPaper>
    </>
  );
}

function Slip({ delivery }: SlipPaperProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { transaction_id: id, organization, city, district, address, phone, comment } = delivery;
  const { recipient, lines, parcels, note, cash_due, taken_at } = delivery;
  const taken = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <PaperTitle>{t('slip_of', { id })}</PaperTitle>
      <Muted>{taken.format(new Date(taken_at))}</Muted>
      <Stop title={t('slip_from')}>
        <Strong>{organization.title}</Strong>
        <span>{organization.address}</span>
      </Stop>
      <Stop title={t('slip_to')}>
        <Strong>{recipient}</Strong>
        <span>{[city, district, address].join(', ')}</span>
        <span>{readablePhone(phone)}</span>
        {comment && <Muted>{comment}</Muted>}
      </Stop>
      <Goods>
        {lines.map(({ name, size, quantity }, index) => (
          <li key={index}>{[`${quantity} × ${name}`, size].filter(Boolean).join(', ')}</li>
        ))}
      </Goods>
      {parcels !== null && <span>{t('parcels_known', { count: parcels })}</span>}
      {note && (
        <span>
          {t('note')}: {note}
        </span>
      )}
      <Strong>
        {Number(cash_due.amount) === 0
          ? t('slip_paid')
          : t('cash_due', { sum: formatMoney(cash_due, locale) })}
      </Strong>
      <Code>
        <QrCode
          value={`${location.origin}/delivery/receipt/${id}`}
          label={t('slip_qr')}
          size={140}
        />
      </Code>
    </>
  );
}

interface StopProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Stop = ({ title, children }: StopProps) => (
  <Place>
    <Muted>{title}</Muted>
    {children}
  </Place>
);

/** Says where and what, and neither who waits for it nor what they pay. */
function Share({ delivery }: SlipPaperProps) {
  const t = useT();
  const { toasts } = useShell();
  const { transaction_id: id, organization, city, district, address, lines } = delivery;
  const title = t('slip_of', { id });
  const text = [
    `${t('slip_from')}: ${organization.title}, ${organization.address}`,
    `${t('slip_to')}: ${[city, district, address].join(', ')}`,
    ...lines.map(({ name, size, quantity }) =>
      [`${quantity} × ${name}`, size].filter(Boolean).join(', '),
    ),
  ].join('\n');

  async function share(): Promise<void> {
    const outcome = await shareText({ title, text });
    if (outcome === 'copied') toasts.show({ kind: 'success', text: t('slip_copied') });
    if (outcome === 'failed') toasts.show({ kind: 'error', text: t('slip_not_copied') });
  }

  return (
    <Button kind="secondary" icon={<Send size={20} />} onClick={() => void share()}>
      {t('slip_share')}
    </Button>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Place = styled.div`
  display: grid;
  overflow-wrap: anywhere;
`;

const Strong = styled.span`
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Goods = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} 0;
  border-block: 1px dashed ${color.borderStrong};
  overflow-wrap: anywhere;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
`;
