import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { FoundPeople } from './found-people.tsx';
import { useT, withPeopleTexts } from './translation.ts';

/** A single letter says too little of whom somebody looks for. */
const SHORTEST = 2;

/** Finds somebody to write to. */
export const FindPeople = withPeopleTexts(People, <PageSkeleton />);

function People() {
  const t = useT();
  const { header } = useShell();
  const [sought, setSought] = useState('');
  useEffect(() => header.set({ title: t('title'), backTo: '/messenger' }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Content>
        <SettlingField label={t('search')} value={sought} onSettle={setSought} />
        {sought.length < SHORTEST ? (
          <EmptyState scene="search" title={t('begin')} text={t('begin_text')} />
        ) : (
          <FoundPeople query={sought} />
        )}
      </Content>
    </>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 680px;
  padding: ${space[4]};
`;
