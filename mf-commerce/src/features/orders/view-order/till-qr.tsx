import styled from 'styled-components';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { type } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';

/** The code that the seller scans: it opens this order at the till. */
export function TillQr({ id }: { readonly id: number }) {
  const t = useT();
  const address = `${location.origin}/proceed-discount-cart?transaction=${id}`;
  return (
    <Centred aria-label={t('till_qr')}>
      <Title>{t('till_qr_title')}</Title>
      <QrCode value={address} label={t('till_qr')} size={272} />
    </Centred>
  );
}

const Centred = styled(Panel)`
  justify-items: center;
  text-align: center;
`;

const Title = styled.h2`
  font: ${type.title3};
`;
