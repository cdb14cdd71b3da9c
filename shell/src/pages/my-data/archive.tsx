import { useEffect, useState } from 'react';
import { Download, FileArchive, Trash2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  deleteExport,
  downloadExport,
  getExport,
  requestExport,
} from '@karavan/shared-api/client/exports';
import type { DataExport } from '@karavan/shared-api/contract/exports';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { useApi, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { numberFormat } from '@karavan/shared-ui/intl';
import { saveFile } from '@karavan/shared-ui/save-file';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { Part, PartText, PartTitle } from './part.ts';
import { useT } from './texts.ts';

const LOOK_EVERY_MS = 2000;
const KILOBYTE = 1000;

/** The archive of a person's data: asked for, being made, or there to be downloaded. */
export function Archive() {
  const t = useT();
  const archive = useEndpoint(getExport, {});
  const isPreparing = archive.data?.state === 'preparing';
  const { refetch } = archive;
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPreparing, refetch]);
  return (
    <Part aria-labelledby="archive-title">
      <PartTitle id="archive-title">
        <FileArchive size={22} aria-hidden />
        {t('archive_title')}
      </PartTitle>
      <PartText>{t('archive_hint')}</PartText>
      <AsyncView
        query={archive}
        skeleton={
          <Loading>
            <Skeleton $height="48px" />
          </Loading>
        }
      >
        {(present) => <Actions archive={present} onChanged={() => void refetch()} />}
      </AsyncView>
    </Part>
  );
}

interface ActionsProps {
  readonly archive: DataExport;
  onChanged(): void;
}

function Actions({
  archive: { state, byte_size, requested_at, expires_at },
  onChanged,
}: ActionsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setLoading] = useState(false);
  const asking = useWrite(requestExport, { onSuccess: onChanged });
  const deleting = useWrite(deleteExport, { onSuccess: onChanged });

  async function download(): Promise<void> {
    setLoading(true);
    const result = await api.download(downloadExport, {});
    setLoading(false);
    if (!result.ok) toasts.show({ kind: 'error', text: result.error.message });
    else saveFile(result.data, `karavan-${(requested_at ?? '').slice(0, 10)}.zip`);
  }

  // One live region for all states, so that a screen reader hears when the archive is there.
  return (
    <>
      <State role="status" data-state={state}>
        {state === 'preparing' && (
          <>
            <Bar aria-hidden />
            {t('archive_preparing')}
          </>
        )}
        {state === 'ready' &&
          t('archive_ready', {
            size: readableSize(byte_size ?? 0, locale),
            day: formatDate(new Date(expires_at ?? 0), 'DD.MM.YYYY', locale),
          })}
      </State>
      {state === 'none' && (
        <Button wide loading={asking.isPending} onClick={() => void asking.send({})}>
          {t('archive_request')}
        </Button>
      )}
      {state === 'ready' && (
        <Button
          wide
          icon={<Download size={20} />}
          loading={isLoading}
          onClick={() => void download()}
        >
          {t('archive_download')}
        </Button>
      )}
      {state !== 'none' && (
        <Button
          kind="quiet"
          wide
          icon={state === 'ready' ? <Trash2 size={20} /> : undefined}
          loading={deleting.isPending}
          onClick={() => void deleting.send({})}
        >
          {state === 'ready' ? t('archive_delete') : t('archive_cancel')}
        </Button>
      )}
    </>
  );
}

function readableSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, bytes / KILOBYTE);
  const isLarge = kilobytes >= KILOBYTE;
  return numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? kilobytes / KILOBYTE : kilobytes);
}

const State = styled.p`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;

/** How long it takes is not known: it goes to and fro. */
const Bar = styled.span`
  overflow: hidden;
  height: 4px;
  border-radius: ${radius.full};
  background: ${color.fill};

  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: ${color.accent};
    animation: to-and-fro 1.4s ease-in-out infinite alternate;
  }

  @keyframes to-and-fro {
    to {
      transform: translateX(150%);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;
