import { useAtomValue } from 'jotai';
import { Printer } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { listStaffGifts } from '@karavan/shared-api/client/gifts';
import type { StaffGift } from '@karavan/shared-api/contract/gifts';
import { GIFTS_AT_ONCE_MAX } from '@karavan/shared-api/contract/limits';
import type { Workplace } from '@karavan/shared-api/management';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { addressOfCode } from '../shared/gift-states.ts';
import { lastDayOf } from '../shared/last-day.ts';
import { useGiftT, withGiftTexts } from '../translation.ts';
import { giftsPath, issueGiftsPath } from './gifts-paths.ts';

interface GiftSheetProps {
  readonly organizationId: number;
}

/** The codes of cards that nobody has taken, to be printed and cut. */
export const GiftSheet = withGiftTexts(Page, <PageSkeleton />);

function Page({ organizationId }: GiftSheetProps) {
  const t = useGiftT();
  return (
    <Managed
      organizationId={organizationId}
      section="gifts"
      title={t('print_codes')}
      backTo={giftsPath(organizationId)}
    >
      {(workplace) => <Loaded workplace={workplace} />}
    </Managed>
  );
}

function Loaded({ workplace }: { readonly workplace: Workplace }) {
  const t = useGiftT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const ids = new Set(search.get('ids')?.split(',').map(Number));
  const issued = useEndpoint(listStaffGifts, {
    params: { id: workplace.id },
    query: { state: 'issued', limit: GIFTS_AT_ONCE_MAX },
  });
  return (
    <AsyncView query={issued} skeleton={<PageSkeleton />}>
      {({ list }) => {
        const gifts = list.filter(({ id }) => ids.size === 0 || ids.has(id));
        return gifts.length > 0 ? (
          <Sheet title={workplace.title} gifts={gifts} />
        ) : (
          <EmptyState
            title={t('nothing_to_print')}
            action={{ label: t('issue'), run: () => void navigate(issueGiftsPath(workplace.id)) }}
          />
        );
      }}
    </AsyncView>
  );
}

interface SheetProps {
  /** Of the organization. */
  readonly title: string;
  readonly gifts: readonly StaffGift[];
}

function Sheet({ title, gifts }: SheetProps) {
  const t = useGiftT();
  const locale = useAtomValue(localeAtom);
  return (
    <Root>
      <Button icon={<Printer size={20} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Paper className="printed" aria-label={t('print_codes')}>
        {gifts.map(({ id, kind, amount, expires_at: expires, code }) => (
          <li key={id}>
            <p>{title}</p>
            <strong>{t(`kind_${kind}`)}</strong>
            <b>{formatMoney(amount, locale)}</b>
            {code !== null && (
              <>
                <QrCode value={addressOfCode(code)} label={t('code_of', { id })} size={140} />
                <p>{code}</p>
              </>
            )}
            {expires !== null && <p>{t('valid_until', { date: lastDayOf(expires, locale) })}</p>}
          </li>
        ))}
      </Paper>
      <PrintedPages />
    </Root>
  );
}

/** The cards and nothing else, on as many pages as they need. */
const PrintedPages = createGlobalStyle`
  @media print {
    html,
    body {
      background: none;
      visibility: hidden;
    }

    .printed {
      position: absolute;
      inset: 0 0 auto;
      box-shadow: none;
      visibility: visible;
    }
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
`;

/** As bright as possible, in the dark scheme too: paper is white. */
const Paper = styled(Panel).attrs({ as: 'ul' })`
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  justify-self: stretch;
  gap: ${space[3]};
  color-scheme: light;
  color: ${color.text};

  li {
    display: grid;
    justify-items: center;
    gap: ${space[1]};
    padding: ${space[3]};
    border: 1px dashed ${color.border};
    text-align: center;
    break-inside: avoid;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    font: ${type.second};
  }

  b {
    font: ${type.title2};
  }
`;
