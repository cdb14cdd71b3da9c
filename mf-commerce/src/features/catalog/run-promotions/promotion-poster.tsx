import { useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { getEditedPromotion } from '@karavan/shared-api/client/promotions';
import type { EditedPromotion } from '@karavan/shared-api/contract/promotions';
import type { Workplace } from '@karavan/shared-api/management';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { editPromotionPath } from './promotions-paths.ts';
import { usePromotionT, withPromotionTexts } from './translation.ts';

interface PromotionPosterProps {
  readonly organizationId: number;
  readonly promotionId: number;
}

/** A sheet with the code of a promotion, to be printed and hung up. */
export const PromotionPoster = withPromotionTexts(Poster, pageSkeleton);

function Poster({ organizationId, promotionId }: PromotionPosterProps) {
  const t = usePromotionT();
  return (
    <Managed
      organizationId={organizationId}
      section="promotions"
      title={t('poster')}
      backTo={editPromotionPath(organizationId, promotionId)}
    >
      {(workplace) => <Loaded workplace={workplace} promotionId={promotionId} />}
    </Managed>
  );
}

interface LoadedProps {
  readonly workplace: Workplace;
  readonly promotionId: number;
}

function Loaded({ workplace, promotionId }: LoadedProps) {
  const one = useEndpoint(getEditedPromotion, {
    params: { id: workplace.id, promo: promotionId },
  });
  return (
    <AsyncView query={one} skeleton={pageSkeleton}>
      {(promotion) => <Sheet workplace={workplace} promotion={promotion} />}
    </AsyncView>
  );
}

interface SheetProps {
  readonly workplace: Workplace;
  readonly promotion: EditedPromotion;
}

function Sheet({ workplace, promotion }: SheetProps) {
  const t = usePromotionT();
  const locale = useAtomValue(localeAtom);
  const { id, title, text, code, ends_at } = promotion;
  const query = code === null ? '' : `?code=${encodeURIComponent(code)}`;
  return (
    <Root>
      <Button icon={<Printer size={20} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Paper className="printed" aria-label={t('poster')}>
        <p>{workplace.title}</p>
        <h2>{title}</h2>
        {text && <Text>{text}</Text>}
        <QrCode
          value={`${location.origin}/promotions/${id}${query}`}
          label={t('poster_code')}
          size={240}
        />
        {code !== null && <Code>{code}</Code>}
        {ends_at !== null && (
          <p>{t('until', { date: formatDate(new Date(ends_at), 'DD MMMM YYYY', locale) })}</p>
        )}
      </Paper>
      <PrintedPage />
    </Root>
  );
}

/** One page with nothing else on it. */
const PrintedPage = createGlobalStyle`
  @media print {
    html,
    body {
      height: 100%;
      overflow: hidden;
      background: none;
      visibility: hidden;
    }

    .printed {
      position: fixed;
      inset: 0;
      box-shadow: none;
      visibility: visible;
    }
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: ${space[4]};
`;

/** As bright as possible, in the dark scheme too: paper is white. */
const Paper = styled(Panel)`
  justify-items: center;
  align-content: center;
  gap: ${space[4]};
  color-scheme: light;
  color: ${color.text};
  text-align: center;

  h2 {
    font: ${type.title1};
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Code = styled.p`
  font: ${type.title1};
  letter-spacing: 0.1em;
  overflow-wrap: anywhere;
`;
